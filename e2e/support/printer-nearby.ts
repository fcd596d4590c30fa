import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const READY = 0x12;

/** A printer on port 9100 that is always ready: it answers questions about its state and keeps what it printed. */
export class PrinterNearby {
  /** The bytes of each document, as text of one byte a letter. */
  readonly printed: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PrinterNearby> {
    const server = createServer();
    const printer = new PrinterNearby(server);
    server.on('connection', (socket) => printer.serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return printer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let document = '';
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (document !== '') this.printed.push(document);
    });
    socket.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1').replace(/\x10\x04[\s\S]/g, () => {
        socket.write(Buffer.from([READY]));
        return '';
      });
      document += text;
      if (document.endsWith('\x1dr\x01')) socket.write(Buffer.from([0]));
    });
  }
}
