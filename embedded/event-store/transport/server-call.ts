import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { CallError, framed, FrameReader, status } from './grpc-wire.js';

const UNPRINTABLE = /[^ -~]/g;
const NOT_IN_A_STATUS = /[^ -$&-~]+/g;
const TIMEOUT_UNITS_MS: Record<string, number> = {
  H: 3_600_000,
  M: 60_000,
  S: 1_000,
  m: 1,
  u: 1e-3,
  n: 1e-6,
};
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;
const HEADERS = { ':status': 200, 'content-type': 'application/grpc' };

export interface Receiver {
  readonly message: (bytes: Buffer) => void;
  /** The client has ended its side of the call. */
  readonly end: () => void;
}

/** One gRPC call as the server sees it. */
export class ServerCall {
  /** When the client gives up, in milliseconds since 1970. */
  readonly deadline: number | undefined;
  private readonly atEnd = new Set<() => void>();
  private readonly holds = new Set<Promise<unknown>>();
  private draining: Promise<void> | undefined;
  private trailers: Record<string, string> = { 'grpc-status': '0' };
  private hasEnded = false;

  constructor(
    private readonly stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
  ) {
    const timeoutMs = timeoutOf(headers['grpc-timeout']);
    this.deadline = timeoutMs === undefined ? undefined : Date.now() + timeoutMs;
    stream.once('close', () => {
      for (const end of this.atEnd) end();
    });
    stream.on('error', () => undefined);
    stream.on('wantTrailers', () => stream.sendTrailers(this.trailers));
  }

  /** Whether the client still listens. */
  get isOpen(): boolean {
    return !this.hasEnded && !this.stream.destroyed && !this.stream.closed;
  }

  receive({ message, end }: Receiver): void {
    const reader = new FrameReader(MAX_MESSAGE_BYTES);
    this.stream.on('data', (bytes: Buffer) => {
      if (!this.isOpen) return;
      try {
        for (const each of reader.take(bytes)) message(each);
      } catch (error) {
        this.fail(
          error instanceof CallError ? error : new CallError(status.INVALID_ARGUMENT, 'Not understood.'),
        );
      }
    });
    this.stream.on('end', () => {
      if (this.isOpen) end();
    });
  }

  /** Resolves when it has happened, or when the call is over, however it ended. */
  unlessOver(happening: Promise<unknown>): Promise<void> {
    if (this.stream.closed || this.stream.destroyed) return Promise.resolve();
    // Not with Promise.race: it leaks, because a call may last for days and its promise keeps every waiter.
    return new Promise((resolve) => {
      const end = (): void => {
        this.atEnd.delete(end);
        resolve();
      };
      this.atEnd.add(end);
      happening.then(end, end);
    });
  }

  /** All messages in one piece. Resolves when the client takes more, or has left. */
  async send(...messages: readonly Buffer[]): Promise<void> {
    if (!this.isOpen || messages.length === 0) return;
    this.begin();
    if (!this.stream.write(framed(messages))) await this.room();
  }

  /** As `send`; and as long as the client takes no more, nothing is received from it either. */
  sendAndHold(message: Buffer): void {
    const sent = this.send(message);
    if (this.stream.writableNeedDrain) this.hold(sent);
  }

  /** The last message, if there is one, and the end of the call. */
  end(message?: Buffer): void {
    if (!this.isOpen) return;
    this.begin();
    this.hasEnded = true;
    if (message) this.stream.end(framed([message]));
    else this.stream.end();
  }

  fail({ code, message, trailers }: CallError): void {
    if (!this.isOpen) return;
    this.trailers = {
      ...printable(trailers),
      'grpc-status': String(code),
      'grpc-message': percentEncoded(message),
    };
    if (this.stream.headersSent) {
      this.end();
      return;
    }
    this.hasEnded = true;
    this.stream.resume();
    this.stream.respond({ ...HEADERS, ...this.trailers }, { endStream: true });
    if (!this.stream.readableEnded) this.stream.close(constants.NGHTTP2_NO_ERROR);
  }

  /** Receives nothing until then. */
  hold(until: Promise<unknown>): void {
    this.holds.add(until);
    this.stream.pause();
    const release = (): void => {
      this.holds.delete(until);
      if (this.holds.size === 0) this.stream.resume();
    };
    until.then(release, release);
  }

  private room(): Promise<void> {
    this.draining ??= this.unlessOver(new Promise((resolve) => this.stream.once('drain', resolve))).finally(
      () => (this.draining = undefined),
    );
    return this.draining;
  }

  private begin(): void {
    if (!this.stream.headersSent) this.stream.respond(HEADERS, { waitForTrailers: true });
  }
}

/** Header values are ASCII; what a stream's name holds beside that is not worth failing for. */
function printable(trailers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(trailers).map(([name, value]) => [name, value.replace(UNPRINTABLE, '?')]),
  );
}

/** As gRPC specifies: printable ASCII is unchanged except for the percent sign. */
function percentEncoded(message: string): string {
  return message.replace(NOT_IN_A_STATUS, (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

function timeoutOf(header: string | string[] | undefined): number | undefined {
  const match = typeof header === 'string' ? /^(\d{1,8})([HMSmun])$/.exec(header) : null;
  return match ? Number(match[1]) * TIMEOUT_UNITS_MS[match[2]!]! : undefined;
}
