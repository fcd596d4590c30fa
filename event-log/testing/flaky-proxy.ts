import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A network between a client and a server that loses answers when told to. */
export class FlakyProxy {
  private readonly sockets = new Set<Socket>();
  private readonly silenced = new Set<Socket>();
  private silencing = false;

  private constructor(
    private readonly server: Server,
    private readonly options: string,
  ) {}

  static async to(url: string): Promise<FlakyProxy> {
    const { hostname, port, search } = new URL(url.replace(/^esdb/, 'http'));
    const server = createServer();
    const proxy = new FlakyProxy(server, search);
    server.on('connection', (client) => proxy.join(client, connect(Number(port), hostname)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `esdb://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.options}`;
  }

  /** From now on requests arrive and answers do not, on present and new connections. */
  loseAnswers(): void {
    this.silencing = true;
    for (const socket of this.sockets) this.silenced.add(socket);
  }

  /** New connections work again; those that lost answers stay silent but open. */
  recover(): void {
    this.silencing = false;
  }

  /** Ends all present connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      if (this.silencing) this.silenced.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => {
      if (!this.silenced.has(server)) client.write(bytes);
    });
  }
}
