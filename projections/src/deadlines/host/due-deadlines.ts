import type { Deadline, DeadlineKind } from '@bestellwerk/domain/deadlines/deadlines';
import { type Queryable, relationsExist, select } from '../../database/query.js';
import { VIEWS } from '../../engine/storage/read-model.js';

/** The deadlines whose time has come, those that wait longest first. */
export async function dueDeadlines(
  database: Queryable,
  {
    now,
    kinds,
    limit,
  }: { readonly now: Date; readonly kinds: readonly DeadlineKind[]; readonly limit: number },
): Promise<Deadline[]> {
  const rows = await select<Omit<Deadline, 'dueAt'> & { dueAt: Date }>(
    database,
    `SELECT key, kind, stream, subject, due_at AS "dueAt" FROM ${VIEWS}.deadline
     WHERE due_at <= $1 AND kind = ANY ($2) ORDER BY due_at, key LIMIT $3`,
    [now, kinds, limit],
  );
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}

/** Whether the read model of deadlines knows what happened up to a position. */
export async function knowsDeadlinesUntil(database: Queryable, position: string): Promise<boolean> {
  if (!(await relationsExist(database, [`${VIEWS}.checkpoint`, `${VIEWS}.deadline`]))) return false;
  const [checkpoint] = await select<{ position: string }>(
    database,
    `SELECT position FROM ${VIEWS}.checkpoint WHERE projection = 'deadline' AND is_active`,
  );
  return checkpoint !== undefined && BigInt(checkpoint.position) >= BigInt(position);
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

const dueAtOnce: readonly DeadlineKind[] = [
  'auto-confirm',
  'unneeded-place',
  'moved-place',
  'replaced-order',
  'printed-document',
  'payment-capture',
  'payment-void',
  'payment-refund',
];

/**
 * How long a deadline must have been seen to be due before it is carried out, by a clock that nobody turns. So a
 * server whose clock is off, or jumps for a moment, carries out nothing too early: the order of a reserved place
 * is written within 16 s or not at all.
 */
export const clockSkewToleranceMs = (kind: DeadlineKind): number => {
  if (dueAtOnce.includes(kind)) return 0;
  return kind === 'place' ? 20_000 : 3_000;
};

interface Failing {
  readonly deadline: Deadline;
  readonly reason: string;
  readonly times: number;
  /** On the monotonic clock: a turned clock of the server must not keep us from trying. */
  readonly againAt: number;
}

/**
 * Outcomes of the deadlines that are due: those that were carried out and whose rows are not deleted yet, and
 * those that failed. Kept in memory only: what is tried again after a restart is done once all the same.
 */
export class Attempts {
  private done = new Set<string>();
  /** When each was first seen to be due, on the monotonic clock. */
  private seen = new Map<string, number>();
  private failed = new Map<string, Failing>();
  private postponed = new Map<string, Date>();

  constructor(private readonly toleranceMs: (kind: DeadlineKind) => number) {}

  /** Those to be tried now. Forgets what is no longer due. */
  of(due: readonly Deadline[], clock: Date): Deadline[] {
    const known = new Set(due.map(idOf));
    const now = performance.now();
    this.done = new Set([...this.done].filter((id) => known.has(id)));
    this.seen = new Map([...known].map((id) => [id, this.seen.get(id) ?? now]));
    this.failed = new Map([...this.failed].filter(([id]) => known.has(id)));
    this.postponed = new Map([...this.postponed].filter(([id]) => known.has(id)));
    return due.filter((deadline) => this.isUp(deadline) && !this.isPostponed(deadline, clock));
  }

  isDone(deadline: Deadline): boolean {
    return this.done.has(idOf(deadline));
  }

  /** Whether it is to be tried again, but not yet. */
  isPostponed(deadline: Deadline, clock: Date): boolean {
    const again = this.postponed.get(idOf(deadline));
    return again !== undefined && again > clock;
  }

  /** How many of those that are due are not to be tried now, because they are done or postponed. */
  get known(): number {
    return this.done.size + this.postponed.size;
  }

  get failing(): readonly Failing[] {
    return [...this.failed.values()];
  }

  succeed(deadline: Deadline): void {
    this.done.add(idOf(deadline));
    this.failed.delete(idOf(deadline));
  }

  /** It is to be tried again at this time. */
  postpone(deadline: Deadline, again: Date): void {
    this.postponed.set(idOf(deadline), again);
    this.failed.delete(idOf(deadline));
  }

  fail(deadline: Deadline, reason: string): void {
    const times = (this.failed.get(idOf(deadline))?.times ?? 0) + 1;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS);
    this.failed.set(idOf(deadline), { deadline, reason, times, againAt: performance.now() + pauseMs });
  }

  private isUp(deadline: Deadline): boolean {
    if (this.isDone(deadline)) return false;
    const now = performance.now();
    if (now - (this.seen.get(idOf(deadline)) ?? now) < this.toleranceMs(deadline.kind)) return false;
    const failing = this.failed.get(idOf(deadline));
    return !failing || failing.againAt <= now;
  }
}

const idOf = ({ key, dueAt }: Deadline): string => `${key} ${dueAt}`;
