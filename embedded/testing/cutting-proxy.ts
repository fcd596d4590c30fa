import { connect, createServer, type Server, type Socket } from 'node:net';

/** Where in a conversation the connection breaks. */
export type Cut = 'before the request arrives' | 'before the answer arrives';

/** Sits between a client and PostgreSQL and breaks one connection, on demand, at the worst moment. */
export class CuttingProxy {
  private planned: { cut: Cut; word: string } | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.relay(client));
  }

  static async before(url: string): Promise<CuttingProxy> {
    const server = createServer();
    const proxy = new CuttingProxy(server, new URL(url));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The target's address by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as { port: number }).port);
    return url.href;
  }

  /** Breaks the connection over which the next request with this word in it comes. */
  cutNext(cut: Cut, word: string): void {
    this.planned = { cut, word };
  }

  get hasCut(): boolean {
    return this.planned === undefined;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private relay(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    let cutsAnswer = false;
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.on('data', (chunk) => {
      if (this.planned && chunk.includes(this.planned.word)) {
        cutsAnswer = this.planned.cut === 'before the answer arrives';
        this.planned = undefined;
        if (!cutsAnswer) return end();
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => (cutsAnswer ? end() : client.write(chunk)));
  }
}
