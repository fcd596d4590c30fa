import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface SmsServer {
  readonly url: string;
  /** Path, headers and body of each request. */
  readonly asked: {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
    readonly body: string;
  }[];
  /** Answers to come; 200 after the last. 0 hangs up. */
  answers: number[];
  stop(): Promise<void>;
}

/** An SMS service that speaks HTTP and sends nothing. */
export async function smsServer(): Promise<SmsServer> {
  const asked: SmsServer['asked'] = [];
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const status = made.answers.shift() ?? 200;
      if (status === 0) return request.socket.destroy();
      answer.writeHead(status).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made: SmsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    asked,
    answers: [],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return made;
}
