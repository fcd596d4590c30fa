import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { framed, FrameReader } from './grpc-wire.js';

const messages = fc.array(fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)));

describe('frames', () => {
  test('are decoded unchanged, however the bytes are split', () => {
    fc.assert(
      fc.property(messages, fc.integer({ min: 1, max: 20 }), (sent, size) => {
        const bytes = framed(sent);
        const reader = new FrameReader(100);
        const received: Buffer[] = [];
        for (let at = 0; at < bytes.length; at += size)
          received.push(...reader.take(bytes.subarray(at, at + size)));
        expect(received).toEqual(sent);
      }),
    );
  });

  test('that are too large or compressed are refused', () => {
    expect(() => new FrameReader(3).take(framed([Buffer.from('four')]))).toThrow('larger than 3');
    const compressed = framed([Buffer.from('x')]);
    compressed[0] = 1;
    expect(() => new FrameReader(3).take(compressed)).toThrow('Compressed');
  });
});
