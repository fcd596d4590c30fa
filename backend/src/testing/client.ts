import { randomUUID } from 'node:crypto';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { POSITION_HEADER, STALE_HEADER } from '../platform/http/command-result.js';

export interface Response {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into whatever came
  readonly body: any;
}

/** The newest position that any client of a test has received. */
export interface KnownPosition {
  newest: bigint;
}

/** Sends requests to a backend as a browser does: with its cookie, from the same origin, reading its own writes. */
export class Client {
  private cookie: string | null = null;

  constructor(
    readonly url: string,
    private readonly known: KnownPosition,
  ) {}

  /** Reads until the read models have seen all that any client wrote. */
  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const position = { [POSITION_HEADER.toLowerCase()]: String(this.known.newest) };
    return eventually(async () => {
      const answer = await this.getOnce(path, { ...(this.known.newest >= 0n && position), ...headers });
      if (answer.headers.has(STALE_HEADER)) throw new Error(`${path} is behind`);
      return answer;
    });
  }

  /** Reads what the read models know now. */
  getOnce(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('PUT', path, body, headers);
  }

  delete(path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Response> {
    return this.send('DELETE', path, body, headers);
  }

  async signIn(username: string, password: string): Promise<this> {
    return this.beginSession('/api/session', { username, password });
  }

  async signInByLink(token: string): Promise<this> {
    return this.beginSession('/api/session/link', { token });
  }

  get cookies(): Record<string, string> {
    return this.cookie === null ? {} : { cookie: this.cookie };
  }

  private async beginSession(path: string, proof: object): Promise<this> {
    const { status, headers } = await this.post(path, proof);
    if (status !== 200) throw new Error(`Signing in was answered ${status}`);
    this.cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
    return this;
  }

  private async send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> {
    const answer = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        ...this.cookies,
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    this.keepPosition(answer.headers.get(POSITION_HEADER));
    const text = await answer.text();
    const isJson = text !== '' && answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }

  private keepPosition(position: string | null): void {
    if (position !== null && BigInt(position) > this.known.newest) this.known.newest = BigInt(position);
  }
}

export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
