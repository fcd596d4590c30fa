import messages from '@eventstore/db-client/generated/streams_pb.js';
import { type RecordedCall, recordingOf, versions } from '@bestellwerk/embedded/testing/recorded/recording';
import { describe, expect, it } from '@jest/globals';
import { decodeAppend } from './appends.js';
import { decodeAnswer } from './batch-appends.js';
import { decodeRead } from './reads.js';
import { isNewEnough, readVersion } from './try-log.js';

const { AppendResp, BatchAppendResp, ReadResp } = messages;

/** Answers as the client's own messages decode them; positions and revisions as text, as the product keeps them. */
const byClient: Record<string, (bytes: Buffer) => unknown> = {
  Read: (bytes) => {
    const answer = ReadResp.deserializeBinary(bytes);
    if (answer.hasCaughtUp()) return 'caughtUp';
    const event = answer.getEvent()?.getEvent();
    if (!event) return 'other';
    return {
      id: event.getId()!.hasString() ? event.getId()!.getString() : expect.stringMatching(/^[0-9a-f-]{36}$/),
      stream: Buffer.from(event.getStreamIdentifier()!.getStreamName_asU8()).toString(),
      type: event.getMetadataMap().get('type'),
      revision: event.getStreamRevision(),
      position: event.getCommitPosition(),
    };
  },
  Append: (bytes) => {
    const success = AppendResp.deserializeBinary(bytes).getSuccess();
    return success ? placeOf(success) : 'wrong revision';
  },
  BatchAppend: (bytes) => {
    const answer = BatchAppendResp.deserializeBinary(bytes);
    const success = answer.getSuccess();
    return {
      correlationId: answer.getCorrelationId()!.getString(),
      success: success && placeOf(success),
    };
  },
};

const placeOf = (success: {
  getCurrentRevision(): string;
  getPosition(): { getCommitPosition(): string } | undefined;
}) => ({
  revision: BigInt(success.getCurrentRevision()),
  position: BigInt(success.getPosition()!.getCommitPosition()),
});

const byProduct: Record<string, (bytes: Buffer) => unknown> = {
  Read: (bytes) => {
    const answer = decodeRead(bytes);
    if (typeof answer === 'string') return answer;
    const { id, stream, type, revision, position } = answer;
    return { id, stream, type, revision, position };
  },
  Append: decodeAppend,
  BatchAppend: decodeAnswer,
};

const kindOf = ({ method }: RecordedCall): string => method.slice(method.lastIndexOf('/') + 1);

describe.each(versions)('recorded answers of EventStoreDB %s', (version) => {
  const calls = recordingOf(version);
  const answered = calls.filter((call) => byProduct[kindOf(call)] && !call.method.includes('gossip'));

  it.each(answered.map((call) => [call.name, call] as const))('are decoded correctly: %s', (_name, call) => {
    for (const answer of call.answers) {
      expect(byProduct[kindOf(call)]!(answer)).toEqual(byClient[kindOf(call)]!(answer));
    }
  });

  it('contain events with the data and metadata that were written', () => {
    const { answers } = calls.find(({ name }) => name === 'read stream: binary, empty, bad JSON')!;
    expect(answers.map(decodeRead)).toMatchObject([
      { revision: '0', data: Buffer.alloc(0), metadata: undefined },
      { revision: '1', data: { n: 0 }, metadata: { a: 1 } },
      { revision: '2', data: 'no json', metadata: undefined },
    ]);
  });

  it('contain ids that are sent as two halves', () => {
    const { answers } = calls.find(({ name }) => name === 'read stream: ids in halves')!;
    expect(answers.map(decodeRead)).toMatchObject([{ id: '00000000-0000-4000-8000-000000000001' }]);
  });

  it('give an event the same position whether its stream or the whole log is read', () => {
    const places = new Map<string, { positions: Set<string>; calls: Set<string> }>();
    for (const { name, answers } of answered.filter((call) => kindOf(call) === 'Read')) {
      for (const answer of answers.map(decodeRead)) {
        if (typeof answer === 'string') continue;
        const place = places.get(answer.id) ?? { positions: new Set(), calls: new Set() };
        places.set(answer.id, place);
        place.positions.add(answer.position);
        place.calls.add(name.includes('all') ? 'all' : 'stream');
      }
    }
    const inBoth = [...places.values()].filter(({ calls: names }) => names.size === 2);
    expect(inBoth.length).toBeGreaterThan(0);
    for (const { positions } of inBoth) expect(positions.size).toBe(1);
  });

  it('contain the server version, which is new enough', () => {
    const { answers } = calls.find(({ name }) => name === 'server features')!;
    expect(answers.map(readVersion)).toEqual([version]);
    expect(isNewEnough(version)).toBe(true);
  });
});
