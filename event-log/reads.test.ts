import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from '@jest/globals';
import { decodeRead, encodeNewestRead, encodeStreamRead, encodeSubscription } from './reads.js';

const { ReadReq, ReadResp } = messages;
const { StreamIdentifier, UUID } = shared;
const id = '0f5c6b8e-7d7a-4c55-9a1e-2b8f6f7f1a10';

test('the generated protobuf messages can decode a subscription request', () => {
  const bytes = encodeSubscription({ after: String(2n ** 40n), checkpointInterval: 100 });
  const options = ReadReq.deserializeBinary(bytes).getOptions()!;
  expect(options.getAll()!.getPosition()!.getCommitPosition()).toBe(String(2n ** 40n));
  expect(options.getAll()!.getPosition()!.getPreparePosition()).toBe(String(2n ** 40n));
  expect(options.hasSubscription()).toBe(true);
  expect(options.getUuidOption()!.hasString()).toBe(true);
  expect(options.getFilter()!.getEventType()!.getRegex()).toBe('^[^$].*');
  expect(options.getFilter()!.hasCount()).toBe(true);
  expect(options.getFilter()!.getCheckpointintervalmultiplier()).toBe(100);
  const fromStart = ReadReq.deserializeBinary(encodeSubscription({ after: null, checkpointInterval: 1 }));
  expect(fromStart.getOptions()!.getAll()!.hasStart()).toBe(true);
});

test('the generated protobuf messages can decode a stream read request', () => {
  const bytes = encodeStreamRead({ stream: 'parcel-ä', from: 2n ** 40n, maxCount: 5n });
  const options = ReadReq.deserializeBinary(bytes).getOptions()!;
  const name = options.getStream()!.getStreamIdentifier()!.getStreamName_asU8();
  expect(Buffer.from(name).toString()).toBe('parcel-ä');
  expect(options.getStream()!.getRevision()).toBe(String(2n ** 40n));
  expect(options.getReadDirection()).toBe(0);
  expect(options.getCount()).toBe('5');
  expect(options.hasNoFilter()).toBe(true);
  expect(options.getUuidOption()!.hasString()).toBe(true);
});

test('the generated protobuf messages can decode a request for the newest event', () => {
  const options = ReadReq.deserializeBinary(encodeNewestRead()).getOptions()!;
  expect(options.getAll()!.hasEnd()).toBe(true);
  expect(options.getReadDirection()).toBe(1);
  expect(options.getCount()).toBe('1');
  expect(options.getFilter()!.getEventType()!.getRegex()).toBe('^[^$].*');
  expect(options.getFilter()!.getMax()).toBe(500);
  expect(options.getUuidOption()!.hasString()).toBe(true);
});

function eventMessage(contentType: string, data: string, metadata: string): Buffer {
  const record = new ReadResp.ReadEvent.RecordedEvent();
  record.setId(new UUID().setString(id));
  record.setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from('parcel-ä')));
  record.setStreamRevision('7');
  record.setPreparePosition(String(2n ** 60n));
  record.setCommitPosition(String(2n ** 60n));
  record.getMetadataMap().set('type', 'ParcelSent').set('content-type', contentType).set('created', '1');
  record.setData(Buffer.from(data));
  record.setCustomMetadata(Buffer.from(metadata));
  const event = new ReadResp.ReadEvent();
  event.setEvent(record);
  event.setCommitPosition(String(2n ** 60n));
  return Buffer.from(new ReadResp().setEvent(event).serializeBinary());
}

const place = { id, stream: 'parcel-ä', type: 'ParcelSent', revision: '7', position: String(2n ** 60n) };

test('decodes an event with its position, data and metadata', () => {
  expect(decodeRead(eventMessage('application/json', '{"to":"Müller"}', '{"v":1}'))).toEqual({
    ...place,
    data: { to: 'Müller' },
    metadata: { v: 1 },
  });
});

test('leaves data that is not JSON as it is', () => {
  expect(decodeRead(eventMessage('application/json', '{', ''))).toEqual({
    ...place,
    data: '{',
    metadata: undefined,
  });
  const binary = decodeRead(eventMessage('application/octet-stream', '{}', '{}'));
  expect(binary).toMatchObject({ data: Buffer.from('{}') });
});

test('decodes caught-up and fell-behind messages, and all irrelevant ones as other', () => {
  const answer = (fill: (response: InstanceType<typeof ReadResp>) => void) => {
    const response = new ReadResp();
    fill(response);
    return decodeRead(Buffer.from(response.serializeBinary()));
  };
  expect(answer((response) => response.setCaughtUp(new ReadResp.CaughtUp()))).toBe('caughtUp');
  expect(answer((response) => response.setFellBehind(new ReadResp.FellBehind()))).toBe('fellBehind');
  expect(answer((response) => response.setCheckpoint(new ReadResp.Checkpoint()))).toBe('other');
  expect(answer((response) => response.setEvent(new ReadResp.ReadEvent()))).toBe('other');
});

test('fields omitted from an event have their protobuf defaults', () => {
  const record = new ReadResp.ReadEvent.RecordedEvent();
  record.setId(new UUID().setString(id));
  record.setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from('parcel-ä')));
  record.getMetadataMap().set('type', 'ParcelSent').set('content-type', 'application/octet-stream');
  const bytes = new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(record)).serializeBinary();
  expect(decodeRead(Buffer.from(bytes))).toEqual({
    ...{ id, stream: 'parcel-ä', type: 'ParcelSent', revision: '0', position: '0' },
    ...{ data: Buffer.alloc(0), metadata: undefined },
  });
});

test('decodes an event without any fields', () => {
  const record = new ReadResp.ReadEvent.RecordedEvent();
  const bytes = new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(record)).serializeBinary();
  expect(decodeRead(Buffer.from(bytes))).toEqual({
    ...{ id: '', stream: '', type: '', revision: '0', position: '0' },
    ...{ data: Buffer.alloc(0), metadata: undefined },
  });
});

test('decodes an id of two zero halves, and a missing id', () => {
  const idOf = (uuid: InstanceType<typeof UUID>) => {
    const record = new ReadResp.ReadEvent.RecordedEvent().setId(uuid);
    const bytes = new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(record)).serializeBinary();
    return (decodeRead(Buffer.from(bytes)) as { id: string }).id;
  };
  expect(idOf(new UUID().setStructured(new UUID.Structured()))).toBe('00000000-0000-0000-0000-000000000000');
  expect(idOf(new UUID())).toBe('');
});
