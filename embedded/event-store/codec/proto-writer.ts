const TOMBSTONE = 2 ** 63;

/**
 * Writes protobuf's wire format from the last field to the first, so that the length of a nested message is known when
 * it has to be written. Fields of a message are therefore given in reverse order.
 *
 * Zeros and empty values are left out, as protobuf specifies and a real server does; members of a oneof never are.
 */
export class ProtoWriter {
  private bytes = Buffer.allocUnsafe(1 << 16);
  private at = this.bytes.length;

  /** What was written since the last call. */
  take(): Buffer {
    const written = Buffer.from(this.bytes.subarray(this.at));
    this.at = this.bytes.length;
    return written;
  }

  /** `content` writes the fields of the nested message, last one first. */
  message(field: number, content: () => void): void {
    const end = this.written();
    content();
    this.head(field, this.written() - end);
  }

  empty(field: number): void {
    this.head(field, 0);
  }

  buffer(field: number, value: Buffer): void {
    if (value.length === 0) return;
    this.room(value.length);
    this.at -= value.length;
    value.copy(this.bytes, this.at);
    this.head(field, value.length);
  }

  text(field: number, value: string): void {
    if (value === '') return;
    const length = Buffer.byteLength(value);
    this.room(length);
    this.at -= length;
    this.bytes.write(value, this.at, length, length === value.length ? 'latin1' : 'utf8');
    this.head(field, length);
  }

  /** A whole number of at least 0; 2**63 means int64's greatest and -1 uint64's greatest. */
  uint(field: number, value: number): void {
    if (value !== 0) this.uintOfOneof(field, value);
  }

  /** As `uint`, for a member of a oneof. */
  uintOfOneof(field: number, value: number): void {
    this.varint(value);
    this.varint(field << 3);
  }

  /** Of any size and sign. */
  int64(field: number, value: bigint): void {
    if (value === 0n) return;
    const bytes: number[] = [];
    let rest = BigInt.asUintN(64, value);
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    bytes.push(Number(rest));
    this.room(bytes.length);
    this.at -= bytes.length;
    this.bytes.set(bytes, this.at);
    this.varint(field << 3);
  }

  private head(field: number, length: number): void {
    this.varint(length);
    this.varint((field << 3) | 2);
  }

  private varint(value: number): void {
    this.room(10);
    if (value < 0) return this.fullBytes(9, 1);
    if (value >= TOMBSTONE) return this.fullBytes(8, 127);
    let size = 1;
    for (let rest = value; rest > 127; rest = Math.floor(rest / 128)) size++;
    this.at -= size;
    let rest = value;
    for (let i = this.at; i < this.at + size - 1; i++, rest = Math.floor(rest / 128)) {
      this.bytes[i] = (rest % 128) | 128;
    }
    this.bytes[this.at + size - 1] = rest;
  }

  private fullBytes(count: number, last: number): void {
    this.at -= count + 1;
    this.bytes.fill(255, this.at, this.at + count);
    this.bytes[this.at + count] = last;
  }

  private written(): number {
    return this.bytes.length - this.at;
  }

  private room(count: number): void {
    if (this.at >= count) return;
    const written = this.bytes.subarray(this.at);
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, written.length + count));
    this.at = larger.length - written.length;
    written.copy(larger, this.at);
    this.bytes = larger;
  }
}
