import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { completion } from './recorded-answers.js';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into whatever came
  readonly body: any;
  /** Whether the caller left before an answer. */
  readonly isLeft: () => boolean;
}

/** An answer of the double: a status, headers and a body, sent as JSON unless it is a text; or none until the caller leaves. */
export type DoubleAnswer =
  { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown } | 'never';
type Answering = (call: ReceivedCall) => DoubleAnswer | Promise<DoubleAnswer>;

/** A server that speaks the protocol of the endpoints, and answers what a test says. */
export class EndpointDouble {
  readonly calls: ReceivedCall[] = [];
  private answering: Answering = () => ({ body: completion('{}') });

  private constructor(private readonly server: Server) {}

  /** @param port of one that was stopped before; otherwise a free one */
  static async start(port = 0): Promise<EndpointDouble> {
    const server = createServer();
    const double = new EndpointDouble(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => double.receive(request.url ?? '', request.headers, body, response));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return double;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** Answers like this from now on, and forgets former calls. With several answers: one after the other, the last for good. */
  answers(...answers: (DoubleAnswer | Answering)[]): void {
    this.calls.length = 0;
    this.answering = (call) => {
      const answer = answers[Math.min(this.calls.length, answers.length) - 1]!;
      return typeof answer === 'function' ? answer(call) : answer;
    };
  }

  /** With a JSON object as a model writes it. */
  writes(fields: object, more: Parameters<typeof completion>[1] = {}): void {
    this.answers({ body: completion(JSON.stringify(fields), more) });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(path: string, headers: IncomingHttpHeaders, body: string, response: ServerResponse) {
    let isLeft = false;
    response.on('close', () => (isLeft = !response.writableEnded));
    const call = { path, headers, body: JSON.parse(body) as unknown, isLeft: () => isLeft };
    this.calls.push(call);
    const answer = await this.answering(call);
    if (answer === 'never') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }
}
