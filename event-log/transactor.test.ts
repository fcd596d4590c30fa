import { randomUUID } from 'node:crypto';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { CommandContext } from './command.js';
import { LogUnavailable } from './errors.js';
import type { EventLog } from './event-log.js';
import { command, newEvents } from './testing/command.js';
import { until } from '@bestellwerk/server-kit/testing/until';
import {
  type Parcel,
  type ParcelEvent,
  confirmed,
  parcelDecider,
  sent,
  weighed,
} from './testing/sample-aggregate.js';
import { type TestLog, startTestLog } from './testing/test-log.js';
import { Transactor } from './transactor.js';

const NOW = new Date('2026-11-20T18:00:00.000Z');
const clock = () => NOW;
const decider = parcelDecider;

const alreadyConfirmed = refuse('conflict', 'already-confirmed', 'Das Paket ist bereits bestätigt.');
const confirm = (parcel: Parcel) => (parcel.isConfirmed ? [] : [confirmed]);
const confirmOnce = (parcel: Parcel) => (parcel.isConfirmed ? alreadyConfirmed : [confirmed]);
const unlessConfirmed = (parcel: Parcel) => (parcel.isConfirmed ? [weighed(1)] : alreadyConfirmed);
const alreadyThere = () => [];
const weigh = (weight: number) => () => [weighed(weight)];

describe('transactor', () => {
  let servers: TestLog;
  let nodes: Transactor[];
  beforeAll(async () => {
    servers = await startTestLog();
    nodes = [servers.log, servers.another()].map((log) => new Transactor(log, clock));
  });
  afterAll(() => servers.stop());

  /** A parcel stream with these events, and one command on it per call. */
  async function given(...events: ParcelEvent[]) {
    const stream = `parcel-${randomUUID()}`;
    if (events.length > 0) await servers.log.append(stream, 'noStream', newEvents(...events));
    const when = (
      decide: Parameters<typeof Transactor.prototype.transact<Parcel, ParcelEvent>>[0]['decide'],
      context: CommandContext = command(),
      node = nodes[0]!,
    ) => node.transact({ stream, decider, decide, context });
    const log = () => servers.log.readStream(stream);
    return { stream, when, log };
  }

  test('writes the decided events with the context of the command and the time', async () => {
    const { stream, when, log } = await given(sent('Anna'));
    const context = command({ fingerprint: 'f', origin: 'back office', actor: { kind: 'user', id: 'u1' } });
    const outcome = await when(() => [weighed(7), confirmed], context);
    expect(outcome).toMatchObject({
      accepted: true,
      repeated: false,
      revision: '2',
      state: { isConfirmed: true, weights: [1, 7] },
      events: [
        { type: 'ParcelWeighed', stream, revision: '1' },
        { type: 'ParcelConfirmed', revision: '2' },
      ],
    });
    const { commandId, correlationId, causationId, actor, origin } = context;
    const [, first, second] = await log();
    expect(first!.metadata).toEqual({
      ...{ commandId, correlationId, causationId, actor, origin },
      ...{ fingerprint: 'f', at: NOW.toISOString(), v: 1 },
    });
    expect(outcome).toMatchObject({
      position: second!.position,
      events: [{ id: first!.id }, { id: second!.id }],
    });
  });

  test('a stream too long to be read in time is read on from where the first read ended', async () => {
    const { when } = await given(sent('Anna'), weighed(1));
    const asked: unknown[] = [];
    let slowRead!: Promise<unknown>;
    const slow = Object.create(servers.log) as EventLog;
    slow.readStream = async (stream, options) => {
      asked.push(options?.from);
      if (asked.length > 1) return servers.log.readStream(stream, options);
      return (slowRead = givenUp.then(() => servers.log.readStream(stream, options))) as never;
    };
    let giveUp!: () => void;
    const givenUp = new Promise<void>((resolve) => (giveUp = resolve));
    const node = new Transactor(slow, clock, 50);
    await expect(when(unlessConfirmed, command(), node)).rejects.toThrow(LogUnavailable);
    giveUp();
    await slowRead;
    const next = await until(() => when(alreadyThere, command(), node).catch(() => null));
    expect(next).toMatchObject({ accepted: true, revision: '1' });
    expect(asked.slice(1).every((from) => from === 2n)).toBe(true);
  });

  test('answers a refusal and an empty decision without writing', async () => {
    const { when, log } = await given(sent('Anna'), confirmed);
    expect(await when(confirmOnce)).toEqual({ accepted: false, refusal: alreadyConfirmed });
    expect(await when(confirm)).toMatchObject({ accepted: true, events: [], revision: '1', repeated: false });
    expect(await log()).toHaveLength(2);
    const { when: onNothing } = await given();
    expect(await onNothing(() => [])).toMatchObject({ accepted: true, revision: '-1', position: '-1' });
  });

  test('50 concurrent confirmations on two nodes write one event', async () => {
    const { when, log } = await given(sent('Anna'));
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => when(confirm, command(), nodes[n % 2])),
    );
    expect(outcomes.filter((outcome) => outcome.accepted && outcome.events.length === 1)).toHaveLength(1);
    expect(outcomes.every((outcome) => outcome.accepted && outcome.state.isConfirmed)).toBe(true);
    expect(await log()).toHaveLength(2);
  });

  test('the same command sent 20 times to two nodes is executed once', async () => {
    const { when, log } = await given();
    const context = command({ fingerprint: 'f' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => when(() => [sent('Anna'), weighed(n)], context, nodes[n % 2])),
    );
    const written = await log();
    expect(written).toHaveLength(2);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        accepted: true,
        events: written.map(({ id, data }) => ({ id, data })),
      });
    }
    expect(outcomes.filter((outcome) => outcome.accepted && !outcome.repeated)).toHaveLength(1);
  });

  test('answers a repeated command with its original events after later changes, also on another node', async () => {
    const { when, log } = await given(sent('Anna'));
    const context = command();
    const first = await when(confirmOnce, context);
    await when(weigh(2));
    for (const node of [...nodes, new Transactor(servers.log, clock)]) {
      const again = await when(confirmOnce, context, node);
      expect(again).toMatchObject({ accepted: true, repeated: true, state: { weights: [1, 2] } });
      expect(again.accepted && again.events.map(({ id }) => id)).toEqual(
        first.accepted && [first.events[0]!.id],
      );
    }
    expect(await log()).toHaveLength(3);
  });

  test('refuses a different request under a command id that was used before', async () => {
    const { when } = await given();
    const context = command({ fingerprint: 'one' });
    await when(() => [sent('Anna')], context);
    for (const node of nodes) {
      expect(await when(confirm, { ...context, fingerprint: 'another' }, node)).toMatchObject({
        accepted: false,
        refusal: {
          kind: 'invalid',
          code: 'idempotency-key-reused',
          problems: [{ field: 'Idempotency-Key', message: expect.stringContaining('Idempotency-Key') }],
        },
      });
    }
  });

  test('remembers only accepted commands, so a refused one can be sent again', async () => {
    const { when } = await given(sent('Anna'));
    const context = command();
    expect(await when(unlessConfirmed, context)).toMatchObject({ accepted: false });
    await when(confirm);
    expect(await when(unlessConfirmed, context)).toMatchObject({ accepted: true, repeated: false });
  });

  test('never refuses from stale state after another node has changed the stream', async () => {
    const { when } = await given(sent('Anna'));
    const [one, other] = nodes;
    expect(await when(unlessConfirmed, command(), one)).toMatchObject({ accepted: false });
    await when(confirm, command(), other);
    expect(await when(unlessConfirmed, command(), one)).toMatchObject({ accepted: true });
    await when(confirm, command(), one);
    expect(await when(unlessConfirmed, command(), other)).toMatchObject({ accepted: true, revision: '3' });
  });

  test('decides again when another node has written first', async () => {
    const { when, log } = await given(sent('Anna'));
    await Promise.all(nodes.flatMap((node) => [1, 2, 3].map((n) => when(weigh(n), command(), node))));
    const outcome = await when(({ weights }) => [weighed(weights.length)], command(), nodes[0]);
    expect(outcome).toMatchObject({ accepted: true, revision: '7' });
    expect((await log()).at(-1)!.data).toEqual({ weight: 7 });
  });

  test('reads nothing from the log for further commands on a cached stream', async () => {
    const { when } = await given();
    const read = jest.spyOn(servers.log as EventLog, 'readStream');
    await when(() => [sent('Anna')]);
    read.mockClear();
    for (const weight of [1, 2, 3]) await when(weigh(weight));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('commands waiting for one stream are written together, each decided on the state so far', async () => {
    const { stream, when, log } = await given(sent('Anna'));
    await nodes[0]!.read(stream, decider);
    const append = jest.spyOn(servers.log as EventLog, 'append');
    const twin = command();
    const failure = new Error('undecided');
    const outcomes = await Promise.allSettled([
      when(({ weights }) => [weighed(weights.length)]),
      when(({ weights }) => [weighed(weights.length)], twin),
      when(unlessConfirmed),
      when(() => {
        throw failure;
      }),
      when(confirm),
      when(confirm),
      when(({ weights }) => [weighed(weights.length * 10)], twin),
      when(confirmOnce),
    ]);
    expect(append).toHaveBeenCalledTimes(1);
    append.mockRestore();
    expect(outcomes).toMatchObject([
      { value: { revision: '1', state: { weights: [1, 1] } } },
      {
        value: { revision: '2', state: { weights: [1, 1, 2] }, events: [{ revision: '2' }], repeated: false },
      },
      { value: { refusal: alreadyConfirmed } },
      { reason: failure },
      { value: { revision: '3', state: { isConfirmed: true }, events: [{ revision: '3' }] } },
      { value: { revision: '3', events: [] } },
      { value: { repeated: true, events: [{ revision: '2', data: { weight: 2 } }] } },
      { value: { refusal: alreadyConfirmed } },
    ]);
    expect((await log()).map(({ type }) => type)).toEqual([
      ...['ParcelSent', 'ParcelWeighed', 'ParcelWeighed', 'ParcelConfirmed'],
    ]);
  });

  test('a command whose events cannot be written does not fail others of its batch', async () => {
    const { when, log } = await given(sent('Anna'));
    const broken = { type: 'ParcelWeighed', data: { weight: 'heavy' } } as never;
    const outcomes = await Promise.allSettled([when(weigh(1)), when(() => [broken]), when(weigh(2))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await log()).map(({ data }) => data)).toMatchObject([{}, { weight: 1 }, { weight: 2 }]);
  });

  test('a stream that is not cached is assumed to be new, and read only if it exists', async () => {
    const stream = `parcel-${randomUUID()}`;
    const [one, other] = nodes as [Transactor, Transactor];
    const request = (context: CommandContext) => ({ stream, decider, context });
    const context = command();
    const read = jest.spyOn(servers.log as EventLog, 'readStream');
    expect(one.cachedOutcome(request(context))).toBeNull();
    const first = await one.transact({ ...request(context), decide: () => [sent('Anna')] });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(one.cachedOutcome(request(context))).toMatchObject({ accepted: true, repeated: true });
    const again = await other.transact({ ...request(context), decide: () => [sent('Berta')] });
    expect(again).toMatchObject({ repeated: true, events: [{ id: first.accepted && first.events[0]!.id }] });
    const known = new Transactor(servers.log, clock);
    const refused = await known.transact({ ...request(command()), decide: unlessConfirmed });
    expect(refused).toMatchObject({ refusal: alreadyConfirmed });
  });

  test('reads state and earlier outcomes as they are now in the log', async () => {
    const { stream, when } = await given(sent('Anna'));
    const [one, other] = nodes as [Transactor, Transactor];
    const context = command();
    expect(await one.findOutcome({ stream, decider, context })).toBeNull();
    await when(confirm, context, other);
    expect(await one.findOutcome({ stream, decider, context })).toMatchObject({
      accepted: true,
      repeated: true,
    });
    expect(await one.read(stream, decider)).toMatchObject({ state: { isConfirmed: true }, revision: '1' });
    expect(await one.read('parcel-none', decider)).toEqual({
      state: decider.initial,
      revision: '-1',
      position: '-1',
    });
  });

  test('evicts a stream, so that erased personal data is null afterwards', async () => {
    const stream = `parcel-${randomUUID()}`;
    const [node] = nodes as [Transactor];
    const context = command();
    const request = { stream, decider, decide: () => [sent('Anna')], context };
    await node.transact(request);
    await servers.codec.erase(`parcel ${stream.slice('parcel-'.length)}`);
    expect(await node.transact(request)).toMatchObject({
      events: [{ data: { recipient: { name: 'Anna' } } }],
    });
    await node.evict(stream);
    expect(await node.transact(request)).toMatchObject({
      repeated: true,
      events: [{ data: { recipient: { name: null, city: 'Linz' } } }],
    });
  });
});
