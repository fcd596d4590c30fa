import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { type sendUnaryData, type ServerDuplexStream, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Codec } from './codec.js';
import { WrongExpectedRevision } from './errors.js';
import { EventLog } from './event-log.js';
import { newEvents } from './testing/command.js';
import { MemoryKeyStore } from './testing/memory-key-store.js';
import { parcelFamily, weighed } from './testing/sample-aggregate.js';
import { failure, type Script, startScriptedServer } from './testing/scripted-server.js';

const { AppendReq, AppendResp, BatchAppendReq, BatchAppendResp, ReadResp } = messages;
const { AllStreamPosition, Empty, StreamIdentifier } = shared;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function logOn(script: Script, { login = '' } = {}) {
  const server = await startScriptedServer(script);
  const url = server.url.replace('://', `://${login}`);
  const log = new EventLog({ url, codec: new Codec([parcelFamily], new MemoryKeyStore()) });
  ends.push(server.stop, () => log.dispose());
  return { log, server };
}

/** What the server was asked to append, and the answers that it gives in turn. */
function appending(...answers: ((answer: sendUnaryData<Buffer>) => void)[]) {
  const ids: string[][] = [];
  const script: Script = {
    append: (call, answer) => {
      const own: string[] = [];
      call.on('data', (bytes: Buffer) => {
        const id = AppendReq.deserializeBinary(bytes).getProposedMessage()?.getId()?.getString();
        if (id) own.push(id);
      });
      call.on('end', () => {
        ids.push(own);
        answers[Math.min(ids.length, answers.length) - 1]!(answer);
      });
    },
  };
  return { ids, script };
}

const stored = (revision: number, position: number | null) => (answer: sendUnaryData<Buffer>) => {
  const success = new AppendResp.Success().setCurrentRevision(String(revision));
  if (position === null) success.setNoPosition(new Empty());
  else success.setPosition(new AppendResp.Position().setCommitPosition(String(position)));
  answer(null, Buffer.from(new AppendResp().setSuccess(success).serializeBinary()));
};
const stillStoring = (answer: sendUnaryData<Buffer>) =>
  answer(failure(status.ABORTED, 'Operation timed out: Commit phase timeout'));

function answerBatch(
  call: ServerDuplexStream<Buffer, Buffer>,
  fill: (answer: InstanceType<typeof BatchAppendResp>) => void,
) {
  call.on('data', (bytes: Buffer) => {
    const answer = new BatchAppendResp();
    answer.setCorrelationId(BatchAppendReq.deserializeBinary(bytes).getCorrelationId());
    fill(answer);
    call.write(Buffer.from(answer.serializeBinary()));
  });
}

const stream = () => `parcel-${randomUUID()}`;

describe('append', () => {
  test('retries with the same event ids while the server is still storing the first attempt', async () => {
    const { ids, script } = appending(stillStoring, stillStoring, stored(1, 700));
    const { log } = await logOn({
      ...script,
      batchAppend: (call) =>
        void call.on('data', () => call.emit('error', failure(status.DEADLINE_EXCEEDED, ''))),
    });
    const events = newEvents(weighed(1), weighed(2));
    expect(await log.append(stream(), 'noStream', events)).toMatchObject({ revision: 1n, position: '700' });
    expect(ids).toEqual([1, 2, 3].map(() => events.map(({ id }) => id)));
  });

  test('retries as a separate call when the shared stream answers without success', async () => {
    const { ids, script } = appending(stored(0, 700));
    const { log } = await logOn({
      ...script,
      batchAppend: (call) => answerBatch(call, () => undefined),
    });
    expect(await log.append(stream(), 'noStream', newEvents(weighed(1)))).toMatchObject({ revision: 0n });
    expect(ids).toHaveLength(1);
  });

  test.each(['the shared stream', 'a call of its own'])(
    'looks up the position in the log when %s answers without one',
    async (way) => {
      const isShared = way === 'the shared stream';
      let looks = 0;
      const { log } = await logOn({
        ...appending(stored(0, null)).script,
        batchAppend: (call) =>
          isShared
            ? answerBatch(call, (answer) =>
                answer.setSuccess(
                  new BatchAppendResp.Success().setCurrentRevision('0').setNoPosition(new Empty()),
                ),
              )
            : void call.emit('error', failure(status.UNIMPLEMENTED, '')),
        read: (call) => {
          if (++looks > 1) call.write(eventAt(4711));
          call.end();
        },
      });
      const appended = await log.append(stream(), 'noStream', newEvents(weighed(1)));
      expect(appended).toMatchObject({ position: '4711', events: [{ position: '4711' }] });
      expect(looks).toBe(2);
    },
  );

  test('reports revision 0 and position 0 for the first event of the log', async () => {
    const { log } = await logOn({
      batchAppend: (call) =>
        answerBatch(call, (answer) =>
          answer.setSuccess(new BatchAppendResp.Success().setPosition(new AllStreamPosition())),
        ),
    });
    expect(await log.append(stream(), 'noStream', newEvents(weighed(1)))).toMatchObject({
      revision: 0n,
      position: '0',
      events: [{ revision: '0', position: '0' }],
    });
  });

  test('does not retry after a wrong expected revision', async () => {
    const wrong = new AppendResp().setWrongExpectedVersion(new AppendResp.WrongExpectedVersion());
    const { ids, script } = appending((answer) => answer(null, Buffer.from(wrong.serializeBinary())));
    const { log } = await logOn(script);
    const appended = log.append(stream(), 'streamExists', newEvents(weighed(1)));
    await expect(appended).rejects.toThrow(WrongExpectedRevision);
    expect(ids).toHaveLength(1);
  });

  test('retries on the leader that a follower node names', async () => {
    const leader = await startScriptedServer(appending(stored(0, 700)).script);
    ends.push(leader.stop);
    const elsewhere = failure(status.NOT_FOUND, 'Leader info available', {
      ...{ exception: 'not-leader', 'leader-endpoint-host': '127.0.0.1' },
      'leader-endpoint-port': String(leader.port),
    });
    const { log } = await logOn({
      append: (_call, answer) => answer(elsewhere),
      batchAppend: (call) => void call.on('data', () => call.emit('error', elsewhere)),
    });
    expect(await log.append(stream(), 'noStream', newEvents(weighed(1)))).toMatchObject({ position: '700' });
  });

  test('sends the credentials and the leader requirement with every call', async () => {
    const heads: unknown[] = [];
    const { log } = await logOn(
      {
        read: (call) => {
          heads.push(call.metadata.getMap());
          call.end();
        },
        batchAppend: (call) => {
          heads.push(call.metadata.getMap());
          call.emit('error', failure(status.UNIMPLEMENTED, ''));
        },
        append: (call, answer) => {
          heads.push(call.metadata.getMap());
          stored(0, 1)(answer);
        },
      },
      { login: 'me:geheim@' },
    );
    await log.append(stream(), 'noStream', newEvents(weighed(1)));
    await log.readStream(stream());
    await log.head();
    const authorization = `Basic ${Buffer.from('me:geheim').toString('base64')}`;
    expect(heads).toHaveLength(4);
    for (const head of heads) expect(head).toMatchObject({ authorization, 'requires-leader': 'true' });
  });
});

test('limits concurrent reads to the 64 calls that one connection takes', async () => {
  let open = 0;
  let most = 0;
  const blocked: (() => void)[] = [];
  const { log } = await logOn({
    read: (call) => {
      most = Math.max(most, ++open);
      blocked.push(() => {
        open--;
        call.end();
      });
      if (blocked.length === 64) setImmediate(() => blocked.splice(0).forEach((release) => release()));
    },
  });
  await Promise.all(Array.from({ length: 256 }, () => log.readStream(stream())));
  expect(most).toBe(64);
});

function eventAt(position: number): Buffer {
  const record = new ReadResp.ReadEvent.RecordedEvent().setCommitPosition(String(position));
  record.setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from('parcel-1')));
  return Buffer.from(new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(record)).serializeBinary());
}
