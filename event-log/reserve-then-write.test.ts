import { randomUUID } from 'node:crypto';
import type { Decider } from '@bestellwerk/domain/kernel/decider';
import { refuse } from '@bestellwerk/domain/kernel/refusal';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CommandContext } from './command.js';
import { type TwoStreams, reserveThenWrite } from './reserve-then-write.js';
import { command } from './testing/command.js';
import { type Parcel, type ParcelEvent, parcelDecider, sent, weighed } from './testing/sample-aggregate.js';
import { type TestLog, startTestLog } from './testing/test-log.js';
import { Transactor } from './transactor.js';

/** A shelf with two places; a parcel's weight identifies its owner. */
const shelf: Decider<readonly number[], ParcelEvent> = {
  initial: [],
  evolve: (owners, event) => (event.type === 'ParcelWeighed' ? [...owners, event.data.weight] : owners),
};
const full = refuse('conflict', 'shelf-full', 'Das Regal ist voll.');
const closed = refuse('conflict', 'closed', 'Geschlossen.');

describe('reserve, then write', () => {
  let servers: TestLog;
  let nodes: Transactor[];
  beforeAll(async () => {
    servers = await startTestLog();
    nodes = [servers.log, servers.another()].map((log) => new Transactor(log, () => new Date()));
  });
  afterAll(() => servers.stop());

  const place = (
    shelfStream: string,
    owner: number,
    context: CommandContext,
    isOpen = true,
  ): TwoStreams<readonly number[], ParcelEvent, Parcel, ParcelEvent> => ({
    context,
    reserve: {
      stream: shelfStream,
      decider: shelf,
      decide: (owners) => (owners.includes(owner) ? [] : owners.length < 2 ? [weighed(owner)] : full),
    },
    write: () => ({
      stream: `parcel-${context.commandId}`,
      decider: parcelDecider,
      decide: () => (isOpen ? [sent('Anna')] : closed),
    }),
  });

  test('the same command sent 20 times takes one place and writes once', async () => {
    const stream = `parcel-${randomUUID()}`;
    const context = command({ fingerprint: 'f' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reserveThenWrite(nodes[n % 2]!, place(stream, 1, context))),
    );
    expect(outcomes.every((outcome) => outcome.accepted)).toBe(true);
    const [reservation, ...others] = await servers.log.readStream(stream);
    expect(others).toEqual([]);
    expect(reservation!.metadata.causationId).toBe(context.commandId);
    expect(await servers.log.readStream(`parcel-${context.commandId}`)).toHaveLength(1);
  });

  test('writes nothing without a reservation', async () => {
    const stream = `parcel-${randomUUID()}`;
    const results = [];
    for (const owner of [1, 2, 3]) {
      results.push(await reserveThenWrite(nodes[0]!, place(stream, owner, command())));
    }
    expect(results.map(({ accepted }) => accepted)).toEqual([true, true, false]);
    expect(results[2]).toEqual({ accepted: false, refusal: full });
  });

  test('a refused write can be sent again with another body and keeps its place', async () => {
    const stream = `parcel-${randomUUID()}`;
    const context = command({ fingerprint: 'f' });
    expect(await reserveThenWrite(nodes[0]!, place(stream, 1, context, false))).toMatchObject({
      refusal: closed,
    });
    const again = { ...context, fingerprint: 'changed' };
    expect(await reserveThenWrite(nodes[0]!, place(stream, 1, again))).toMatchObject({ accepted: true });
    expect(await servers.log.readStream(stream)).toHaveLength(1);
  });
});
