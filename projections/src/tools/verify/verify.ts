import { eventFamilies } from '@bestellwerk/domain/event-families';
import type { LogEvent } from '@bestellwerk/event-log/log-event';
import { findingLine } from '@bestellwerk/event-log/seal/finding-line';
import { SealCheck, type EarlierHead, type SealResult } from '@bestellwerk/event-log/seal/seal-check';
import { StoredSeals } from '@bestellwerk/event-log/seal/stored-seals';
import type { QueryRunner } from 'typeorm';
import type { Projection } from '../../engine/projection.js';
import { openTarget } from '../../engine/runner/generations.js';
import { isAfter, type Target } from '../../engine/runner/target.js';
import type { Services } from '../../app/services.js';
import { readCheckpoints } from '../../engine/storage/checkpoint.js';
import { Findings } from './findings.js';
import { PaymentCheck } from './payment-check.js';
import { PlaceCheck } from './place-check.js';
import { ReadModelCheck, type TableReport } from './read-model-check.js';
import { StreamCheck } from './stream-check.js';

export interface CheckReport {
  readonly check: string;
  readonly findings: number;
  /** The first of them. */
  readonly listed: readonly string[];
}

export interface VerifyReport {
  /** The log was read up to here. */
  readonly position: string;
  readonly events: number;
  readonly streams: number;
  readonly checks: readonly CheckReport[];
  readonly tables: readonly TableReport[];
  /** The chain over the log; null while nothing is sealed. */
  readonly chain: SealResult | null;
  readonly isRight: boolean;
}

export interface VerifyOptions {
  readonly projections: readonly Projection[];
  readonly now: () => Date;
  /** Heads of the log's chain that are known from before. */
  readonly heads?: readonly EarlierHead[];
  readonly onProgress?: (progress: {
    readonly events: number;
    readonly position: string;
    readonly end: string;
  }) => void;
  /** Rows of each table that are kept before they are compared (10 000). */
  readonly mostInHand?: number;
  /** How long a place whose time is over may still come right, in milliseconds (30 000). */
  readonly waitMs?: number;
}

const READ_AT_ONCE = { maxEvents: 2_000, maxWaitMs: 200 };
const STILL_AT_IT_MS = 30_000;
const BEFORE_ALL = '-1';

/**
 * Folds every stream and every read model from the log, and compares the read models with their tables as they stood
 * together at one moment. Work on them meanwhile does no harm: each is folded up to its checkpoint of then.
 */
export async function verify(services: Services, options: VerifyOptions): Promise<VerifyReport> {
  const runner = services.dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    return await verifyIn(runner, services, options);
  } finally {
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

async function verifyIn(
  runner: QueryRunner,
  { eventLog }: Services,
  { projections, now, heads = [], onProgress, mostInHand, waitMs = STILL_AT_IT_MS }: VerifyOptions,
): Promise<VerifyReport> {
  const log = new Findings();
  const targets = await targetsIn(runner, projections, log);
  const takenAt = now();
  const end = targets
    .map(({ position }) => position)
    .reduce((one, other) => (isAfter(other, one) ? other : one), BEFORE_ALL);
  const seals = await SealCheck.begin(new StoredSeals(runner), heads);
  const models = targets
    .filter(({ followsAll }) => !followsAll)
    .map((target) => new ReadModelCheck(target, runner, mostInHand));
  const [streams, places, payments] = [
    new StreamCheck(),
    new PlaceCheck(),
    new PaymentCheck(targets, runner),
  ];

  const handle = async (entries: readonly LogEvent[]): Promise<void> => {
    for (const entry of entries) {
      streams.take(entry);
      places.take(entry);
      payments.take(entry);
    }
    for (const model of models) await model.take(entries);
  };
  const stop = new AbortController();
  let position = BEFORE_ALL;
  if (end !== BEFORE_ALL) {
    for await (const batch of eventLog.follow({
      after: null,
      withUnknown: true,
      signal: stop.signal,
      ...READ_AT_ONCE,
    })) {
      await seals?.take(batch.entries);
      await handle(batch.entries.filter((entry) => isOurs(entry) && !isAfter(entry.position, end)));
      position = isAfter(batch.position, end) ? end : batch.position;
      onProgress?.({ events: streams.events, position, end });
      if (position === end && (seals?.isOver ?? true)) break;
      if (position === end && batch.live) break;
      if (batch.live && isAfter(end, await eventLog.head())) {
        log.add(`the log ends at ${position}, before what the tables have handled: ${end}`);
        break;
      }
    }
  }
  const chain = (await seals?.finish()) ?? null;
  const sealed = new Findings();
  if (chain?.finding) sealed.add(findingLine(chain.finding));
  await places.finish(eventLog, takenAt, waitMs);
  await payments.finish();
  const tables: TableReport[] = [];
  for (const model of models) tables.push(...(await model.finish()));

  const checks = [
    checked('log', log),
    checked('seals', sealed),
    checked('streams', streams.findings),
    checked('places', places.findings),
    checked('payments', payments.findings),
  ];
  const isRight =
    checks.every(({ findings }) => findings === 0) && tables.every((table) => table.differences === 0);
  return { position, events: streams.events, streams: streams.folded, checks, tables, chain, isRight };
}

const categories = new Set(eventFamilies.map(({ category }) => category));
/** What others write to the same server is sealed, and nothing else. */
const isOurs = ({ stream }: LogEvent): boolean => categories.has(stream.slice(0, stream.indexOf('-')));

/** The generations that queries read. */
async function targetsIn(
  runner: QueryRunner,
  projections: readonly Projection[],
  log: Findings,
): Promise<Target[]> {
  const checkpoints = (await readCheckpoints(runner)).filter(({ isActive }) => isActive);
  const targets: Target[] = [];
  for (const projection of projections) {
    const checkpoint = checkpoints.find((one) => one.projection === projection.name);
    if (checkpoint?.version === projection.version)
      targets.push(await openTarget(runner, projection, checkpoint));
    else if (checkpoint)
      log.add(`${projection.name}: version ${checkpoint.version} is in use, not ${projection.version}`);
    else log.add(`${projection.name}: has no table yet`);
  }
  return targets;
}

const checked = (check: string, { count, list }: Findings): CheckReport => ({
  check,
  findings: count,
  listed: list,
});
