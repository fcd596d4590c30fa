import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isOfPrinter, isStatusByte, statusRequest, type StatusBytes } from './escpos-status.js';

const CONNECTED_WITHIN_MS = 5_000;
const STATUS_WITHIN_MS = 2_000;

/** A connection to a printer on port 9100: bytes in, and single bytes of status out. */
export class PrinterSocket {
  private readonly received: number[] = [];
  private wake: (() => void) | null = null;
  private isOver = false;
  private isNoPrinter = false;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes: Buffer) => {
      this.received.push(...bytes);
      this.isNoPrinter ||= !bytes.every(isOfPrinter);
      this.wake?.();
    });
    const end = () => {
      this.isOver = true;
      this.wake?.();
    };
    socket.on('close', end).on('error', end);
  }

  /** Throws if nobody answers there. */
  static async open(host: string, port: number): Promise<PrinterSocket> {
    const socket = connect({ host, port, timeout: CONNECTED_WITHIN_MS });
    socket.setNoDelay(true);
    const late = setTimeout(() => socket.destroy(new Error('timeout')), CONNECTED_WITHIN_MS);
    try {
      await once(socket, 'connect');
    } finally {
      clearTimeout(late);
    }
    socket.setTimeout(0);
    return new PrinterSocket(socket);
  }

  /** Or why there is none. */
  async status(): Promise<StatusBytes | 'no-answer' | 'no-printer'> {
    const bytes: number[] = [];
    for (const n of [1, 2, 3, 4] as const) {
      this.socket.write(statusRequest(n));
      const byte = await this.next(STATUS_WITHIN_MS, (one) => isStatusByte(one) || !isOfPrinter(one));
      if (this.isNoPrinter) return 'no-printer';
      if (byte === null) return 'no-answer';
      bytes.push(byte);
    }
    return bytes as unknown as StatusBytes;
  }

  /** Resolves when all was handed over. */
  send(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** The next byte that is meant; null if none comes in time, or the connection ends. */
  async next(withinMs: number, isMeant: (byte: number) => boolean = () => true): Promise<number | null> {
    const until = performance.now() + withinMs;
    for (;;) {
      while (this.received.length > 0) {
        const byte = this.received.shift()!;
        if (isMeant(byte)) return byte;
      }
      const left = until - performance.now();
      if (this.isOver || left <= 0) return null;
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timeout);
          resolve();
        };
      });
      this.wake = null;
    }
  }

  /** Ends the connection once everything was sent. */
  async close(): Promise<void> {
    if (this.isOver) return;
    const closed = once(this.socket, 'close').catch(() => undefined);
    this.socket.end();
    const late = setTimeout(() => this.socket.destroy(), 1_000);
    await closed;
    clearTimeout(late);
  }
}
