import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { describe, expect, it } from '@jest/globals';
import { ANY } from '../log/event.js';
import { decodeAppend, decodeBatchAppend, decodeDelete, decodeRead } from './requests.js';

const { AppendReq, BatchAppendReq, DeleteReq, ReadReq } = messages;
const { Empty, StreamIdentifier, UUID } = shared;

const bytesOf = (message: { serializeBinary(): Uint8Array }) => Buffer.from(message.serializeBinary());
const EMPTY = Buffer.alloc(0);

describe('fields that a request leaves out get their defaults', () => {
  it('in a read', () => {
    expect(decodeRead(EMPTY)).toEqual({ from: 'start', backwards: false, ids: 'text' });
    const all = new ReadReq.Options.AllOptions().setPosition(new ReadReq.Options.Position());
    const options = new ReadReq.Options()
      .setAll(all)
      .setSubscription(new ReadReq.Options.SubscriptionOptions());
    expect(decodeRead(bytesOf(new ReadReq().setOptions(options)))).toEqual({
      ...{ from: 0, backwards: false, ids: 'text' },
    });
    const stream = new ReadReq.Options.StreamOptions().setStreamIdentifier(new StreamIdentifier());
    const ofStream = new ReadReq.Options().setStream(stream.setRevision('0')).setCount('0');
    expect(decodeRead(bytesOf(new ReadReq().setOptions(ofStream)))).toEqual({
      ...{ stream: '', from: 0, count: 0, backwards: false, ids: 'text' },
    });
  });

  it('in the filter of a read', () => {
    const filter = new ReadReq.Options.FilterOptions();
    filter.setEventType(new ReadReq.Options.FilterOptions.Expression()).setCount(new Empty());
    const options = new ReadReq.Options().setFilter(filter);
    expect(decodeRead(bytesOf(new ReadReq().setOptions(options))).filter).toEqual({
      ...{ on: 'type', regex: undefined, prefixes: [], window: 32, multiplier: 1 },
    });
  });

  it('in an append', () => {
    expect(decodeAppend(EMPTY)).toEqual({ options: undefined, event: undefined });
    const start = new AppendReq().setOptions(new AppendReq.Options());
    expect(decodeAppend(bytesOf(start)).options).toEqual({ stream: '', expected: ANY, deadline: undefined });
    const structured = new UUID().setStructured(new UUID.Structured());
    const event = new AppendReq().setProposedMessage(new AppendReq.ProposedMessage().setId(structured));
    expect(decodeAppend(bytesOf(event)).event).toEqual({
      ...{
        id: '00000000-0000-0000-0000-000000000000',
        type: '',
        isJson: false,
        data: EMPTY,
        metadata: EMPTY,
      },
    });
  });

  it('in a batch of appends', () => {
    expect(decodeBatchAppend(EMPTY)).toEqual({
      correlationId: '',
      options: undefined,
      events: [],
      isFinal: false,
    });
    const zero = new BatchAppendReq().setOptions(new BatchAppendReq.Options().setStreamPosition('0'));
    expect(decodeBatchAppend(bytesOf(zero)).options).toEqual({
      stream: '',
      expected: 0,
      deadline: undefined,
    });
    const bare = new BatchAppendReq();
    bare.addProposedMessages(new BatchAppendReq.ProposedMessage());
    expect(decodeBatchAppend(bytesOf(bare)).events).toEqual([
      { id: '', type: '', isJson: false, data: EMPTY, metadata: EMPTY },
    ]);
  });

  it('in a deletion', () => {
    expect(decodeDelete(EMPTY)).toEqual({ stream: '', expected: ANY });
    const zero = new DeleteReq().setOptions(new DeleteReq.Options().setRevision('0'));
    expect(decodeDelete(bytesOf(zero))).toEqual({ stream: '', expected: 0, deadline: undefined });
  });
});
