/** Handles one field: reads it and answers true, or leaves it to be skipped. */
type FieldHandler = (field: number, reader: ProtoReader) => boolean;

/** Reads protobuf's wire format without building message objects. Numbers beyond 2**53 come out rounded. */
export class ProtoReader {
  private at = 0;
  private end: number;

  constructor(private readonly bytes: Buffer) {
    this.end = bytes.length;
  }

  /** Calls the handler for each field of this message. */
  fields(handle: FieldHandler): void {
    while (this.at < this.end) {
      const tag = this.uint();
      if (!handle(tag >>> 3, this)) this.skip(tag & 7);
    }
  }

  /** Calls the handler for each field of the message that this field holds. */
  message(handle: FieldHandler): true {
    const length = this.uint();
    const outerEnd = this.end;
    this.end = this.within(length);
    this.fields(handle);
    this.at = this.end;
    this.end = outerEnd;
    return true;
  }

  uint(): number {
    let value = 0;
    for (let scale = 1; this.at < this.bytes.length; scale *= 128) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new RangeError('message cut short');
  }

  uint64(): bigint {
    let value = 0n;
    for (let shift = 0n; this.at < this.bytes.length; shift += 7n) {
      const byte = this.bytes[this.at++]!;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asUintN(64, value);
    }
    throw new RangeError('message cut short');
  }

  buffer(): Buffer {
    const length = this.uint();
    const from = this.at;
    this.at = this.within(length);
    return this.bytes.subarray(from, this.at);
  }

  text(): string {
    return this.buffer().toString('utf8');
  }

  private within(length: number): number {
    const end = this.at + length;
    if (end > this.bytes.length) throw new RangeError('message cut short');
    return end;
  }

  private skip(wireType: number): void {
    if (wireType === 0) this.uint();
    else if (wireType === 2) this.at = this.within(this.uint());
    else if (wireType === 1) this.at = this.within(8);
    else if (wireType === 5) this.at = this.within(4);
    else throw new RangeError(`unknown wire type ${wireType}`);
  }
}
