import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from '@jest/globals';
import { decodeAppend, encodeAppendEvent, encodeAppendStart } from './appends.js';

const { AppendReq, AppendResp } = messages;
const { Empty } = shared;

test('the generated protobuf messages can decode the options of an append', () => {
  const optionsOf = (bytes: Buffer) => AppendReq.deserializeBinary(bytes).getOptions()!;
  const options = optionsOf(encodeAppendStart('parcel-ä', 2n ** 40n));
  expect(Buffer.from(options.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe('parcel-ä');
  expect(options.getRevision()).toBe(String(2n ** 40n));
  expect(optionsOf(encodeAppendStart('s', 0n)).hasRevision()).toBe(true);
  expect(optionsOf(encodeAppendStart('s', 'noStream')).hasNoStream()).toBe(true);
  expect(optionsOf(encodeAppendStart('s', 'any')).hasAny()).toBe(true);
  expect(optionsOf(encodeAppendStart('s', 'streamExists')).hasStreamExists()).toBe(true);
});

test('the generated protobuf messages can decode an appended event', () => {
  const id = '1c0de5a3-0000-4000-8000-000000000001';
  const bytes = encodeAppendEvent({ id, type: 'ParcelSent', data: { to: 'Müller' }, metadata: { v: 1 } });
  const proposed = AppendReq.deserializeBinary(bytes).getProposedMessage()!;
  expect(proposed.getId()!.getString()).toBe(id);
  expect(proposed.getMetadataMap().get('type')).toBe('ParcelSent');
  expect(proposed.getMetadataMap().get('content-type')).toBe('application/json');
  expect(JSON.parse(Buffer.from(proposed.getData_asU8()).toString())).toEqual({ to: 'Müller' });
  expect(JSON.parse(Buffer.from(proposed.getCustomMetadata_asU8()).toString())).toEqual({ v: 1 });
});

const answered = (fill: (answer: InstanceType<typeof AppendResp>) => void) => {
  const answer = new AppendResp();
  fill(answer);
  return decodeAppend(Buffer.from(answer.serializeBinary()));
};

test('decodes success with its position and a wrong revision, and throws on an empty answer', () => {
  const position = new AppendResp.Position();
  position.setCommitPosition(String(2n ** 60n));
  position.setPreparePosition(String(2n ** 60n));
  const success = new AppendResp.Success().setCurrentRevision('7').setPosition(position);
  expect(answered((answer) => answer.setSuccess(success))).toEqual({ revision: 7n, position: 2n ** 60n });
  const wrong = new AppendResp.WrongExpectedVersion();
  expect(answered((answer) => answer.setWrongExpectedVersion(wrong))).toBe('wrong revision');
  expect(() => answered(() => undefined)).toThrow('holds no result');
});

test('fields omitted from an answer have their protobuf defaults', () => {
  const success = new AppendResp.Success().setPosition(new AppendResp.Position());
  expect(answered((answer) => answer.setSuccess(success))).toEqual({ revision: 0n, position: 0n });
});

test('decodes a success without a position', () => {
  const success = new AppendResp.Success().setCurrentRevision('0').setNoPosition(new Empty());
  expect(answered((answer) => answer.setSuccess(success))).toEqual({ revision: 0n, position: undefined });
});
