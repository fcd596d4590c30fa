import messages from '@eventstore/db-client/generated/streams_pb.js';
import { describe, expect, it } from '@jest/globals';
import { TOMBSTONE } from '../log/event.js';
import { decodeBatchAppend, decodeRead } from './requests.js';
import { encodeAppend, encodeDelete, encodeRead } from './responses.js';

const { AppendResp, BatchAppendReq, DeleteResp, ReadReq, ReadResp } = messages;

const event = {
  ...{ id: '0f5c6b8e-7d7a-4c55-9a1e-2b8f6f7f1a10', stream: 's', type: 'T', created: '1', isJson: true },
  ...{ revision: 0, position: 0, data: Buffer.alloc(0), metadata: Buffer.alloc(0) },
};
const read = (bytes: Buffer) => ReadResp.deserializeBinary(bytes);

describe('what the server sends', () => {
  it.each([0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 + 5, Number.MAX_SAFE_INTEGER])(
    'keeps the number %s',
    (number) => {
      const place = DeleteResp.deserializeBinary(encodeDelete({ position: number })).getPosition()!;
      expect(place.getCommitPosition()).toBe(String(number));
      expect(place.getPreparePosition()).toBe(String(number));
    },
  );

  it('holds the revision of a tombstone and the position before everything exactly', () => {
    const wrong = encodeAppend({ kind: 'wrong-version', expected: 0, current: TOMBSTONE });
    const versions = AppendResp.deserializeBinary(wrong).getWrongExpectedVersion()!;
    expect(versions.getCurrentRevision()).toBe('9223372036854775807');
    const checkpoint = read(encodeRead({ checkpoint: -1 })).getCheckpoint()!;
    expect(checkpoint.getCommitPosition()).toBe('18446744073709551615');
  });

  it('leaves zeros and empty bytes out, but never the member of a oneof', () => {
    expect([...encodeDelete({ position: 0 })]).toEqual([10, 0]);
    expect([...encodeAppend({ kind: 'ok', revision: 0, position: 0 })]).toEqual([10, 4, 8, 0, 26, 0]);
    const bytes = encodeRead({ event });
    const numbers = [...bytes.subarray(-2)];
    expect(numbers).toEqual([24, 0]);
    expect(read(bytes).getEvent()!.getEvent()!.getData_asU8()).toHaveLength(0);
  });

  it('is complete when it is large and not ASCII', () => {
    const data = Buffer.from('Grüß Gott '.repeat(20_000));
    const sent = read(encodeRead({ event: { ...event, stream: 'Grüße', data } }))
      .getEvent()!
      .getEvent()!;
    expect(Buffer.compare(Buffer.from(sent.getData_asU8()), data)).toBe(0);
    expect(Buffer.from(sent.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe('Grüße');
  });
});

describe('what the server receives', () => {
  it.each([
    ['a field that goes on after the end', [10, 200]],
    ['a field longer than the message', [10, 5, 65]],
    ['a number without an end', [32, 255]],
  ])('is refused when cut short: %s', (_what, bytes) => {
    expect(() => decodeBatchAppend(Buffer.from(bytes))).toThrow();
  });

  it('may hold fields that are not known, and known ones of another type', () => {
    const given = new BatchAppendReq().setIsFinal(true).serializeBinary();
    const unknown = [...[0x98, 0x06, 5], ...[0xa2, 0x06, 2, 1, 2], ...[0xad, 0x06, 1, 2, 3, 4]];
    const otherType = [0x1d, 1, 2, 3, 4];
    expect(decodeBatchAppend(Buffer.from([...unknown, ...given, ...otherType]))).toEqual({
      ...{ correlationId: '', options: undefined, events: [], isFinal: true },
    });
  });

  it('counts the last member of a oneof when several are sent', () => {
    const options = new ReadReq.Options().setCount('7');
    const bytes = Buffer.from(new ReadReq().setOptions(options).serializeBinary());
    const subscription = Buffer.from([10, 2, 50, 0]);
    expect(decodeRead(Buffer.concat([bytes, subscription])).count).toBeUndefined();
    expect(decodeRead(Buffer.concat([subscription, bytes])).count).toBe(7);
  });
});
