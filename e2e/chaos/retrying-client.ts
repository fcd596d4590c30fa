import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the server works on anything: what was given up is not being done any more. */
const ATTEMPT_MS = 20_000;
const PATIENCE_MS = 180_000;
const PAUSE_MS = 150;

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Idempotency-Key: the same for every attempt. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into whatever came
  readonly body: any;
}

/** Asks again while nobody answers or the answer is 503, as shops, terminals and screens do. */
export class RetryingClient {
  /** Requests whose answer is known, and attempts that had none. */
  answered = 0;
  unanswered = 0;
  private cookie = '';
  private newest = -1n;

  constructor(readonly url: string) {}

  /** The answer's data. Throws for anything but success, and when there is no answer for minutes. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  async ask(method: string, path: string, rest: Omit<Request, 'method' | 'path'> = {}): Promise<any> {
    return (await this.send({ method, path, ...rest })).body;
  }

  /** Whatever was answered but a failure of the server: a refusal is an answer, too. */
  async outcome(method: string, path: string, rest: Omit<Request, 'method' | 'path'> = {}): Promise<Answer> {
    return this.untilAnswered({ method, path, ...rest });
  }

  /** Reads what has seen everything that was answered before. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  async fresh(path: string): Promise<any> {
    const headers = { 'x-position': String(this.newest) };
    return (
      await this.send({ method: 'GET', path, headers }, ({ headers: answered }) => answered.has('x-stale'))
    ).body;
  }

  async signIn(credentials: { username: string; password: string }): Promise<this> {
    const { headers } = await this.send({ method: 'POST', path: '/api/session', body: credentials });
    this.cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
    return this;
  }

  private async send(request: Request, isTooEarly?: (answer: Answer) => boolean): Promise<Answer> {
    const answer = await this.untilAnswered(request, isTooEarly);
    if (answer.status >= 300) throw new Error(`${nameOf(request)}: ${answer.status} ${wordsOf(answer)}`);
    return answer;
  }

  private async untilAnswered(request: Request, isTooEarly = (_: Answer) => false): Promise<Answer> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(PAUSE_MS)) {
      const answer = await this.attempt(request).catch(() => null);
      if (answer === null || answer.status === 503 || isTooEarly(answer)) {
        this.unanswered++;
        continue;
      }
      if (answer.status >= 500) throw new Error(`${nameOf(request)}: ${answer.status} ${wordsOf(answer)}`);
      this.answered++;
      return answer;
    }
    throw new Error(`${nameOf(request)}: never answered`);
  }

  private async attempt({ method, path, body, key, headers }: Request): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      signal: AbortSignal.timeout(ATTEMPT_MS),
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: this.cookie,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const position = BigInt(response.headers.get('x-position') ?? -1);
    if (position > this.newest) this.newest = position;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}

/** Without what is secret or different each time. */
const nameOf = ({ method, path }: Request): string =>
  `${method} ${path.replace(/time-tracking\/[^/]+\/[^/]+/, 'time-tracking/…').replaceAll(/[0-9a-f-]{36}/g, '…')}`;

const wordsOf = ({ body }: Answer): string => JSON.stringify(body?.errors ?? body).slice(0, 200);
