import type { ProtoReader } from './proto-reader.js';
import type { ProtoWriter } from './proto-writer.js';

/** Both forms of event_store.client.UUID: text, and two halves. */
export function uuid(message: ProtoReader): string {
  let text = '';
  message.message((field, reader) => {
    if (field === 2) text = reader.text().toLowerCase();
    else if (field === 1) text = fromHalves(reader);
    else return false;
    return true;
  });
  return text;
}

function fromHalves(message: ProtoReader): string {
  const halves = [0n, 0n];
  message.message((field, reader) => {
    halves[field - 1] = reader.uint64();
    return true;
  });
  const hex = halves.map((half) => half.toString(16).padStart(16, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** event_store.client.UUID.Structured: the content, last field first. */
export function writeHalves(writer: ProtoWriter, id: string): void {
  const hex = id.replaceAll('-', '');
  writer.int64(2, BigInt(`0x${hex.slice(16)}`));
  writer.int64(1, BigInt(`0x${hex.slice(0, 16)}`));
}

/** event_store.client.StreamIdentifier */
export function streamName(message: ProtoReader): string {
  let name = '';
  message.message((field, reader) => {
    if (field !== 3) return false;
    name = reader.text();
    return true;
  });
  return name;
}
