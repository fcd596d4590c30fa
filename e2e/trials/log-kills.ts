import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import { eventStorePart, postgresPart } from '@bestellwerk/embedded/parts';
import { supervise, type Part, type Supervision } from '@bestellwerk/embedded/supervise';
import { familyOf } from '../../scripts/testing/process-table.js';
import { SeededRandom } from '../chaos/seeded-random.js';
import { killHard } from '../support/kill-hard.js';
import { LogFollower } from './log-follower.js';
import { LogWriter } from './log-writers.js';
import { countsText } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const ALONE = 24;
const TOGETHER = 8;
const APART_MS = 2_500;

const victims = [
  'event store',
  'PostgreSQL',
  'both',
  'one session of PostgreSQL',
  "PostgreSQL's keeper",
] as const;
/** Without the loader that this process reads TypeScript with. */
export const built = (part: Part): Part => ({ ...part, command: process.execPath });

type Victim = (typeof victims)[number];

/** 32 writers and two followers of an event store of its own, whose processes are killed again and again. */
async function tryLogKills(kills: number, say: (line: string) => void): Promise<TrialReport> {
  const directory = await mkdtemp(join(tmpdir(), 'bestellwerk-log-kills-'));
  await chmod(directory, 0o755);
  const parts = [
    postgresPart({ directory: join(directory, 'postgres'), port: 0 }),
    eventStorePart({ port: 0 }),
  ];
  const servers = await supervise(parts.map(built), {
    onProgress: (line) => line.includes('Tried again in') && say(line),
  });
  const client = EventStoreDBClient.connectionString(servers.addresses.eventstore!);
  const writers = [
    ...Array.from({ length: ALONE }, (_, index) => new LogWriter(client, `tried-${index}`, true)),
    ...Array.from(
      { length: TOGETHER },
      (_, index) => new LogWriter(client, `tried-shared-${index % 2}`, false),
    ),
  ];
  const followers = [new LogFollower(client, 'tried-', false), new LogFollower(client, 'tried-', true)];
  const following = followers.map((follower) => follower.follow());
  let isEnded = false;
  const writing = writers.map((writer) => writer.write(() => isEnded));
  const random = new SeededRandom(42, 'log kills');
  const [backMs, killed] = [[] as number[], {} as Record<string, number>];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(APART_MS);
      const victim = random.pick(victims);
      for (const pid of await pidsOf(victim, servers, directory)) killHard(pid);
      const at = performance.now();
      killed[victim] = (killed[victim] ?? 0) + 1;
      while (!writers.some(({ newestBegun }) => newestBegun > at)) await delay(5);
      backMs.push(performance.now() - at);
      say(`${kill + 1}: ${victim}, back after ${seconds(backMs.at(-1)!)}`);
      if (writers.some(({ refusal }) => refusal)) break;
    }
    isEnded = true;
    await Promise.all(writing);
    return report(await readIds(client), { writers, followers, backMs, killed });
  } finally {
    for (const follower of followers) follower.stop();
    await Promise.race([Promise.all(following), delay(2_000)]);
    await client.dispose();
    await servers.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function pidsOf(victim: Victim, servers: Supervision, directory: string): Promise<number[]> {
  const file = join(directory, 'postgres', 'cluster', 'postmaster.pid');
  const postmaster =
    (await readFile(file, 'utf8').then(
      (text) => Number(text.split('\n')[0]),
      () => null,
    )) ?? null;
  const eventStore = servers.pidOf('eventstore');
  if (victim === 'event store') return [eventStore];
  if (victim === "PostgreSQL's keeper") return [servers.pidOf('postgres')];
  if (postmaster === null) return [];
  if (victim === 'PostgreSQL') return [postmaster];
  if (victim === 'both') return [postmaster, eventStore];
  const session = familyOf(postmaster).find(({ command }) => command.includes('eventlog'));
  return session ? [session.pid] : [];
}

interface Log {
  readonly ids: readonly string[];
  readonly streams: ReadonlyMap<string, readonly string[]>;
  readonly gaps: number;
}

async function readIds(client: EventStoreDBClient): Promise<Log> {
  const [ids, streams] = [[] as string[], new Map<string, string[]>()];
  let gaps = 0;
  for await (const { event } of client.readAll({ fromPosition: START })) {
    if (!event?.streamId.startsWith('tried-')) continue;
    const stream = streams.get(event.streamId) ?? [];
    if (Number(event.revision) !== stream.length) gaps += 1;
    stream.push(event.id);
    streams.set(event.streamId, stream);
    ids.push(event.id);
  }
  return { ids, streams, gaps };
}

interface Written {
  readonly writers: readonly LogWriter[];
  readonly followers: readonly LogFollower[];
  readonly backMs: readonly number[];
  readonly killed: Readonly<Record<string, number>>;
}

async function report(
  { ids, streams, gaps }: Log,
  { writers, followers, backMs, killed }: Written,
): Promise<TrialReport> {
  const stored = new Set(ids);
  const acknowledged = writers.flatMap(({ written }) => written);
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  const doubled = ids.length - stored.size;
  const more = stored.size - (new Set(acknowledged).size - lost);
  const disordered = writers.filter(
    ({ stream, written }) => !isInOrder(written, streams.get(stream) ?? []),
  ).length;
  const end = performance.now() + 30_000;
  while (followers.some(({ seen }) => seen.length < ids.length) && performance.now() < end) await delay(50);
  const inexact = followers.filter(({ seen }) => String(seen.map(({ id }) => id)) !== String(ids)).length;
  const sorted = [...backMs].sort((a, b) => a - b);
  const found: Record<string, number> = {
    lost,
    doubled,
    gaps,
    'not acknowledged': more,
    'out of order': disordered,
    'followers not exact': inexact,
  };
  return {
    figures: {
      kills: countsText(killed),
      events: `${acknowledged.length} acknowledged, ${ids.length} stored`,
      found: Object.entries(found)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
      'back after': `${seconds(sorted[sorted.length >> 1]!)} in the median, ${seconds(sorted.at(-1)!)} at most`,
    },
    findings: [
      ...Object.entries(found)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => `${count} ${what}`),
      ...writers.flatMap(({ refusal }) => refusal ?? []),
    ],
  };
}

/** Of a stream that several write to, each finds its own in its order. */
function isInOrder(written: readonly string[], stream: readonly string[]): boolean {
  const own = new Set(written);
  return String(stream.filter((id) => own.has(id))) === String(written);
}

const logKills = (kills: number): Trial => ({
  name: `log-kills-${kills}`,
  about: `${kills} kills of the event store and its PostgreSQL under 32 writers`,
  run: (say) => tryLogKills(kills, say),
});

export const allLogKills: readonly Trial[] = [logKills(12), logKills(57)];
