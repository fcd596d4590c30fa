import protobuf from 'protobufjs/minimal.js';

const { Reader, Writer } = protobuf;
export type Reader = protobuf.Reader;
export type Writer = protobuf.Writer;

export const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Field tag. */
export const field = (number: number, wireType = LENGTH_DELIMITED): number => (number << 3) | wireType;

export const newWriter = (): Writer => Writer.create();
export const read = (bytes: Uint8Array): Reader => Reader.create(bytes);
/** Of a field that is a message itself. */
export const inner = (reader: Reader): Reader => Reader.create(reader.bytes());
export const finished = (writer: Writer): Buffer => Buffer.from(writer.finish());
export const empty = (writer: Writer, number: number): Writer => writer.uint32(field(number)).fork().ldelim();

/** Fields that `handle` does not know are passed over. */
export function eachField(reader: Reader, handle: (number: number, reader: Reader) => boolean): void {
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (!handle(tag >>> 3, reader)) reader.skipType(tag & 7);
  }
}

export const writeUuid = (writer: Writer, id: string): Writer => writer.uint32(field(2)).string(id);

/** Both forms: text, and two halves. */
export function readUuid(reader: Reader): string {
  let id = '';
  eachField(inner(reader), (number, message) => {
    if (number === 2) id = message.string().toLowerCase();
    else if (number === 1) id = fromHalves(inner(message));
    else return false;
    return true;
  });
  return id;
}

function fromHalves(reader: Reader): string {
  const halves = [0n, 0n];
  eachField(reader, (number, message) => {
    halves[number - 1] = BigInt.asUintN(64, BigInt(message.int64().toString()));
    return true;
  });
  const hex = halves.map((half) => half.toString(16).padStart(16, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
