/** Which fields of an answer are messages themselves, by their path of numbers. */
const messages: Record<string, readonly string[]> = {
  Read: ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.2', '1.1.6', '2', '3', '4', '4.1', '8'],
  Append: ['1', '1.3', '2'],
  BatchAppend: ['1', '2', '2.3', '3', '3.3', '4'],
  Delete: ['1'],
  Tombstone: ['1'],
  GossipRead: ['1', '1.1', '1.1.1', '1.5'],
  GetSupportedMethods: ['1'],
};

/** What every server has another of: positions, times, ports, and ids that the server makes. */
const own: Record<string, readonly string[]> = {
  Read: ['1.1.4', '1.1.5', '1.3', '2.1', '3'],
  Append: ['1.3.1', '1.3.2'],
  BatchAppend: ['3.3.1', '3.3.2'],
  Delete: ['1.1', '1.2'],
  Tombstone: ['1.1', '1.2'],
  GossipRead: ['1.1.1.1', '1.1.1.2', '1.2', '1.5.2'],
  GetSupportedMethods: [],
};

const GIVEN_ID = /^00000000-0000-4000-8000-/;
const EVENT_ID = '1.1.1.2';
const EVENT_METADATA = '1.1.6';

const kindOf = (method: string): string =>
  method.endsWith('Gossip/Read') ? 'GossipRead' : method.slice(method.lastIndexOf('/') + 1);

/**
 * The fields of an answer as they are on the wire, in their order, each as its path and its value. What is the
 * server's own is only reported as present.
 */
export function fieldsOf(method: string, bytes: Buffer): string[] {
  const kind = kindOf(method);
  const lines: string[] = [];
  const walk = (part: Buffer, path: string): void => {
    let previous = '';
    eachField(part, (number, value) => {
      const at = path ? `${path}.${number}` : String(number);
      const isOwn =
        own[kind]!.includes(at) ||
        (at === EVENT_ID && !GIVEN_ID.test(String(value))) ||
        (path === EVENT_METADATA && previous === 'created');
      if (isOwn) lines.push(`${at} …`);
      else if (Buffer.isBuffer(value) && messages[kind]!.includes(at)) {
        lines.push(`${at} {}`);
        walk(value, at);
      } else lines.push(`${at} ${Buffer.isBuffer(value) ? JSON.stringify(value.toString('latin1')) : value}`);
      previous = String(value);
    });
  };
  walk(bytes, '');
  return lines;
}

/** Numbers and bytes, without interpretation. */
function eachField(bytes: Buffer, handle: (number: number, value: bigint | Buffer) => void): void {
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const value = varint();
    if ((tag & 7) === 0) handle(tag >>> 3, value);
    else handle(tag >>> 3, bytes.subarray(at, (at += Number(value))));
  }
}
