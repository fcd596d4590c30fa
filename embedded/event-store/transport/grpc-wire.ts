/** gRPC's status codes, as far as they are used here. */
export const status = {
  OK: 0,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  UNAVAILABLE: 14,
} as const;
export type Status = (typeof status)[keyof typeof status];

/** How a call fails: gRPC's status, and the trailers by which clients recognize the reason. */
export class CallError extends Error {
  constructor(
    readonly code: Status,
    message: string,
    readonly trailers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const HEAD_BYTES = 5;

/** gRPC's frame around each message: a flag for compression, the length, the message. All in one buffer. */
export function framed(messages: readonly Buffer[]): Buffer {
  let size = 0;
  for (const message of messages) size += HEAD_BYTES + message.length;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const message of messages) {
    bytes[at] = 0;
    bytes.writeUInt32BE(message.length, at + 1);
    at += HEAD_BYTES + message.copy(bytes, at + HEAD_BYTES);
  }
  return bytes;
}

/** Takes the messages out of the bytes of a call, however these are cut. */
export class FrameReader {
  private parts: Buffer[] = [];
  private size = 0;
  private wanted = HEAD_BYTES;

  constructor(private readonly maxMessageBytes: number) {}

  /** The messages that are complete now. Throws CallError. */
  take(bytes: Buffer): Buffer[] {
    this.parts.push(bytes);
    this.size += bytes.length;
    const messages: Buffer[] = [];
    while (this.size >= this.wanted) {
      const all = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
      const end = HEAD_BYTES + this.lengthOf(all);
      const isComplete = all.length >= end;
      // A copy, because what is kept of a message must not keep the bytes around it.
      if (isComplete) messages.push(Buffer.from(all.subarray(HEAD_BYTES, end)));
      const rest = isComplete ? all.subarray(end) : all;
      this.parts = [rest];
      this.size = rest.length;
      this.wanted = isComplete ? HEAD_BYTES : end;
    }
    return messages;
  }

  private lengthOf(head: Buffer): number {
    if (head[0] !== 0) throw new CallError(status.UNIMPLEMENTED, 'Compressed messages are not understood.');
    const length = head.readUInt32BE(1);
    if (length <= this.maxMessageBytes) return length;
    throw new CallError(
      status.RESOURCE_EXHAUSTED,
      `A message is larger than ${this.maxMessageBytes} bytes (${length}).`,
    );
  }
}
