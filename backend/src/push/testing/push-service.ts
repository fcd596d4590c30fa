import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { localhostCertificate } from './localhost-certificate.js';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A push service of a browser's maker, over HTTPS: keeps what it is sent, and answers as `answers` says. */
export class FakePushService {
  readonly received: ReceivedPush[] = [];
  /** By the last part of the path; 201 where nothing is set. */
  readonly answers = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakePushService> {
    const server = createServer(localhostCertificate);
    const service = new FakePushService(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        const headers = request.headers as Record<string, string>;
        service.received.push({ path, headers, body: Buffer.concat(parts) });
        response.writeHead(service.answers.get(path.split('/').at(-1)!) ?? 201).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    return service;
  }

  addressOf(browser: string): string {
    return `https://localhost:${(this.server.address() as AddressInfo).port}/push/${browser}`;
  }

  to(browser: string): ReceivedPush[] {
    return this.received.filter(({ path }) => path.endsWith(`/${browser}`));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
