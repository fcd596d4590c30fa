import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Bits of trouble, in the answers to DLE EOT 1 to 4. */
const troubles = {
  none: [0x12, 0x12, 0x12, 0x12],
  'cover-open': [0x1a, 0x16, 0x12, 0x12],
  'paper-out': [0x1a, 0x32, 0x12, 0x72],
} as const;
export type Trouble = keyof typeof troubles | 'silent' | 'dies while printing';

/** A printer on a socket: answers DLE EOT at once, and GS r when it comes to it; keeps what it printed. */
export class FakeTcpPrinter {
  readonly jobs: Buffer[] = [];
  trouble: Trouble = 'none';
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeTcpPrinter> {
    const server = createServer();
    const printer = new FakeTcpPrinter(server);
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
    let document = Buffer.alloc(0);
    const end = () => {
      this.sockets.delete(socket);
      if (document.length > 0) this.jobs.push(document);
      document = Buffer.alloc(0);
    };
    socket.on('close', end).on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      document = Buffer.concat([document, this.withoutQuestions(bytes, socket)]);
      if (document.length > 0 && this.trouble === 'dies while printing') return void socket.destroy();
      if (document.subarray(-3).equals(Buffer.from([0x1d, 0x72, 1]))) socket.write(Buffer.from([0x00]));
    });
  }

  /** What is to be printed; questions about the status are answered and belong to no document. */
  private withoutQuestions(bytes: Buffer, socket: Socket): Buffer {
    let rest = bytes;
    for (let at = rest.indexOf('\x10\x04'); at >= 0; at = rest.indexOf('\x10\x04')) {
      const answers =
        troubles[this.trouble === 'silent' || this.trouble === 'dies while printing' ? 'none' : this.trouble];
      if (this.trouble !== 'silent') socket.write(Buffer.from([answers[rest[at + 2]! - 1]!]));
      rest = Buffer.concat([rest.subarray(0, at), rest.subarray(at + 3)]);
    }
    return rest;
  }
}
