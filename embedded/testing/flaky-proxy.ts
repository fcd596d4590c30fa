import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

type IsLost = (answer: Buffer) => boolean;

const HOST_AND_PORT = '{host and port}';

/** A network between clients and a server that loses answers, or everything, on demand. */
export class FlakyProxy {
  private readonly sockets = new Set<Socket>();
  private readonly losing = new Map<Socket, IsLost>();
  private isLost: IsLost | null = null;
  private port = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {}

  /** `url` of any protocol; the proxy's has only another host and port. */
  static async to(url: string): Promise<FlakyProxy> {
    const { hostname, port, host } = new URL(url.replace(/^\w+/, 'http'));
    const server = createServer();
    const proxy = new FlakyProxy(server, url.replace(host, HOST_AND_PORT));
    server.on('connection', (client) => proxy.join(client, connect(Number(port), hostname)));
    await proxy.comeBack();
    return proxy;
  }

  get url(): string {
    return this.target.replace(HOST_AND_PORT, `127.0.0.1:${this.port}`);
  }

  /** From now on requests arrive and answers (matching ones) do not, on present and new connections. */
  loseAnswers(isLost: IsLost = () => true): void {
    this.isLost = isLost;
    for (const socket of this.sockets) this.losing.set(socket, isLost);
  }

  /** New connections work again; those that lost answers stay silent but open. */
  recover(): void {
    this.isLost = null;
  }

  /** Ends all present connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** As if the server were stopped: connections end, new ones are refused. */
  async goAway(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  /** At the address it had before. */
  async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await this.goAway();
  }

  private join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      if (this.isLost) this.losing.set(socket, this.isLost);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        this.losing.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => {
      if (!this.losing.get(server)?.(bytes)) client.write(bytes);
    });
  }
}
