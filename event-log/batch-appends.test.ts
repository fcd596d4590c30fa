import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from '@jest/globals';

import { decodeAnswer, encodeRequest } from './batch-appends.js';

const { BatchAppendReq, BatchAppendResp } = messages;
const { AllStreamPosition, Empty, UUID } = shared;

const correlationId = '0f5c6b8e-7d7a-4c55-9a1e-2b8f6f7f1a10';

test('the generated protobuf messages can decode a batch append request', () => {
  const id = '1c0de5a3-0000-4000-8000-000000000001';
  const event = { id, type: 'ParcelSent', data: { to: 'Müller' }, metadata: { v: 1 } };
  const request = { correlationId, stream: 'parcel-ä', withinMs: 1_500, events: [event] };
  const message = BatchAppendReq.deserializeBinary(encodeRequest({ ...request, expected: 2n ** 40n }));
  expect(message.getCorrelationId()!.getString()).toBe(correlationId);
  expect(message.getIsFinal()).toBe(true);
  const options = message.getOptions()!;
  expect(Buffer.from(options.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe('parcel-ä');
  expect(options.getStreamPosition()).toBe(String(2n ** 40n));
  expect(options.hasDeadline()).toBe(false);
  const [proposed] = message.getProposedMessagesList();
  expect(proposed!.getId()!.getString()).toBe(id);
  expect(proposed!.getMetadataMap().get('type')).toBe('ParcelSent');
  expect(proposed!.getMetadataMap().get('content-type')).toBe('application/json');
  expect(JSON.parse(Buffer.from(proposed!.getData_asU8()).toString())).toEqual({ to: 'Müller' });
  expect(JSON.parse(Buffer.from(proposed!.getCustomMetadata_asU8()).toString())).toEqual({ v: 1 });
  const first = BatchAppendReq.deserializeBinary(encodeRequest({ ...request, expected: 'noStream' }));
  expect(first.getOptions()!.hasNoStream()).toBe(true);
});

test('the timeout of an append is sent as a duration, independent of clocks', () => {
  const request = encodeRequest({ correlationId, stream: 's', expected: 0n, withinMs: 1_500, events: [] });
  // Field 7 of the options, which the client's own messages do not know: 1 s and 500 000 000 ns.
  expect(request.toString('hex')).toContain('3a0808011080cab5ee01');
});

test('decodes an answer with its revision and position, and one without success', () => {
  const answer = new BatchAppendResp();
  answer.setCorrelationId(new UUID().setString(correlationId));
  expect(decodeAnswer(Buffer.from(answer.serializeBinary()))).toEqual({ correlationId, success: undefined });
  const place = new AllStreamPosition();
  place.setCommitPosition(String(2n ** 60n));
  place.setPreparePosition(String(2n ** 60n));
  const success = new BatchAppendResp.Success();
  success.setCurrentRevision('7');
  success.setPosition(place);
  answer.setSuccess(success);
  expect(decodeAnswer(Buffer.from(answer.serializeBinary()))).toEqual({
    correlationId,
    success: { revision: 7n, position: 2n ** 60n },
  });
});

test('fields omitted from an answer have their protobuf defaults', () => {
  const success = new BatchAppendResp.Success().setPosition(new AllStreamPosition());
  const answer = new BatchAppendResp().setSuccess(success);
  expect(decodeAnswer(Buffer.from(answer.serializeBinary()))).toEqual({
    correlationId: '',
    success: { revision: 0n, position: 0n },
  });
  expect(decodeAnswer(Buffer.alloc(0))).toEqual({ correlationId: '', success: undefined });
});

test('decodes a success without a position', () => {
  const success = new BatchAppendResp.Success().setCurrentRevision('0').setNoPosition(new Empty());
  const answer = new BatchAppendResp().setSuccess(success);
  expect(decodeAnswer(Buffer.from(answer.serializeBinary())).success).toEqual({
    revision: 0n,
    position: undefined,
  });
});

test('decodes a correlation id that is sent as two halves', () => {
  const halves = new UUID.Structured();
  halves.setMostSignificantBits(String(0x0f5c6b8e7d7a4c55n));
  halves.setLeastSignificantBits(String(BigInt.asIntN(64, 0x9a1e2b8f6f7f1a10n)));
  const answer = new BatchAppendResp();
  answer.setCorrelationId(new UUID().setStructured(halves));
  expect(decodeAnswer(Buffer.from(answer.serializeBinary())).correlationId).toBe(correlationId);
});
