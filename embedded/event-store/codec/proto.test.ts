import { describe, expect, it } from '@jest/globals';
import { ProtoReader } from './proto-reader.js';
import { ProtoWriter } from './proto-writer.js';

describe('protobuf written and read again', () => {
  it.each([0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER])(
    'keeps the number %s',
    (value) => {
      const writer = new ProtoWriter();
      writer.uintOfOneof(5, value);
      const seen: number[] = [];
      new ProtoReader(writer.take()).fields((field, reader) => seen.push(field, reader.uint()) > 0);
      expect(seen).toEqual([5, value]);
    },
  );

  it.each([
    [2 ** 63, 9223372036854775807n],
    [-1, 18446744073709551615n],
  ])('writes %s exactly', (value, exact) => {
    const writer = new ProtoWriter();
    writer.uint(1, value);
    new ProtoReader(writer.take()).fields((_field, reader) => {
      expect(reader.uint64()).toBe(exact);
      return true;
    });
  });

  it('leaves out what is zero or empty, but for a member of a oneof', () => {
    const writer = new ProtoWriter();
    writer.uint(5, 0);
    writer.int64(4, 0n);
    writer.text(3, '');
    writer.buffer(2, Buffer.alloc(0));
    expect(writer.take()).toEqual(Buffer.alloc(0));
    writer.uintOfOneof(5, 0);
    writer.empty(4);
    writer.message(1, () => writer.uint(1, 0));
    expect([...writer.take()]).toEqual([10, 0, 34, 0, 40, 0]);
  });

  it.each([1n, 127n, 128n, 2n ** 63n - 1n, -1n, -(2n ** 63n)])('keeps all bits of %s', (value) => {
    const writer = new ProtoWriter();
    writer.int64(1, value);
    new ProtoReader(writer.take()).fields((_field, reader) => {
      expect(BigInt.asIntN(64, reader.uint64())).toBe(value);
      return true;
    });
  });

  it('nests messages, given last field first, beyond the first buffer', () => {
    const writer = new ProtoWriter();
    const text = 'Grüß Gott '.repeat(20_000);
    writer.message(2, () => {
      writer.text(3, text);
      writer.empty(1);
    });
    writer.uint(1, 7);
    const seen: unknown[] = [];
    new ProtoReader(writer.take()).fields((field, reader) => {
      if (field === 1) return seen.push(reader.uint()) > 0;
      return reader.message((inner, nested) => {
        seen.push(inner);
        return inner === 3 && seen.push(nested.text()) > 0;
      });
    });
    expect(seen).toEqual([7, 1, 3, text]);
  });

  it('refuses a message cut short', () => {
    const read = (bytes: number[]) => () =>
      new ProtoReader(Buffer.from(bytes)).fields((_field, reader) => reader.text() !== undefined);
    expect(read([10, 200])).toThrow(RangeError);
    expect(read([10, 5, 65])).toThrow(RangeError);
  });
});
