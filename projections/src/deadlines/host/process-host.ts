import { setTimeout as delay } from 'node:timers/promises';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import { deterministicId } from '@bestellwerk/domain/kernel/identifiers';
import type { Deadline, DeadlineKind } from '@bestellwerk/domain/deadlines/deadlines';
import type { CommandContext, Outcome } from '@bestellwerk/event-log/command';
import { LogUnavailable } from '@bestellwerk/event-log/errors';
import { Backoff } from '@bestellwerk/server-kit/backoff';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { describeFailure } from '../../database/failure.js';
import type { Services } from '../../app/services.js';
import { Attempts, clockSkewToleranceMs, dueDeadlines, knowsDeadlinesUntil } from './due-deadlines.js';
import { type DeadlineCommand, deadlineCommands } from './deadline-commands.js';

const LOOK_EVERY_MS = 500;
const MOST_AT_ONCE = 200;
/** Shorter than for commands of clients: it is tried again anyway, and stopping waits for it. */
const WITHIN_MS = 2_000;

export interface ProcessHostOptions {
  readonly clock: Clock;
  readonly log: ProcessLog;
  /** Tests need not wait. */
  readonly graceMs?: typeof clockSkewToleranceMs;
  /** What this host does, by kind of deadline; without it, all that needs nobody outside. */
  readonly commands?: Readonly<Partial<Record<DeadlineKind, DeadlineCommand>>>;
  /** How many streams it works on at a time. */
  readonly atOnce?: number;
}

/** State of the process host, for health and metrics. */
export interface ProcessStatus {
  /** Null if this process does not hold the lease, or has not looked yet. */
  readonly secondsSinceLook: number | null;
  /** Why it cannot work at the moment. */
  readonly waitingFor: string | null;
  /** Deadlines whose time has come and that were not carried out yet. */
  readonly due: number;
  readonly oldestDueAt: string | null;
  readonly failing: readonly (Pick<Deadline, 'kind' | 'stream' | 'dueAt'> & {
    readonly reason: string;
    readonly times: number;
  })[];
}

/**
 * Carries out what is due. The table of deadlines triggers a look, the streams decide. Every command has an
 * id derived from its deadline, so that a crash after the append, or a second host, writes nothing twice.
 */
export class ProcessHost {
  private transactor: Transactor;
  private readonly attempts: Attempts;
  private readonly commands: NonNullable<ProcessHostOptions['commands']>;
  private readonly backoff = new Backoff();
  private due: readonly Deadline[] = [];
  private lookedAt: number | null = null;
  private waitingFor: string | null = null;

  constructor(
    private readonly services: Services,
    private readonly options: ProcessHostOptions,
  ) {
    this.attempts = new Attempts(options.graceMs ?? clockSkewToleranceMs);
    this.commands = options.commands ?? deadlineCommands;
    this.transactor = this.newTransactor();
  }

  /** Without memory of streams: the log may be another one by now. */
  private newTransactor(): Transactor {
    return new Transactor(this.services.eventLog, this.options.clock.now, WITHIN_MS);
  }

  /** Works until the signal ends: to be called under the lease, so that one process works. Never throws. */
  async run(signal: AbortSignal): Promise<void> {
    let start: string | null = null;
    this.transactor = this.newTransactor();
    while (!signal.aborted) {
      try {
        start ??= await this.services.eventLog.head({ withinMs: WITHIN_MS });
        if (await knowsDeadlinesUntil(this.services.dataSource, start)) await this.look(signal);
        this.lookedAt = performance.now();
        this.waitingFor = null;
        this.backoff.reset();
        await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      } catch (error) {
        this.waitingFor = describeFailure(error);
        this.options.log.waiting(this.waitingFor);
        await this.backoff.wait(signal);
      }
    }
    this.lookedAt = null;
  }

  standing(): ProcessStatus {
    return {
      secondsSinceLook: this.lookedAt === null ? null : (performance.now() - this.lookedAt) / 1000,
      waitingFor: this.waitingFor,
      due: this.due.length,
      oldestDueAt: this.due[0]?.dueAt ?? null,
      failing: this.attempts.failing.map(({ deadline: { kind, stream, dueAt }, reason, times }) => ({
        kind,
        stream,
        dueAt,
        reason,
        times,
      })),
    };
  }

  private async look(signal: AbortSignal): Promise<void> {
    const now = this.options.clock.now();
    const limit = MOST_AT_ONCE + this.attempts.known;
    const kinds = Object.keys(this.commands) as DeadlineKind[];
    const rows = await dueDeadlines(this.services.dataSource, { now, kinds, limit });
    const untried = this.attempts.of(rows, now);
    this.due = rows.filter((row) => !this.attempts.isDone(row) && !this.attempts.isPostponed(row, now));
    const streams = new Map<string, Deadline[]>();
    for (const deadline of untried)
      streams.set(deadline.stream, [...(streams.get(deadline.stream) ?? []), deadline]);
    await forEachAtOnce(this.options.atOnce ?? 1, [...streams.values()], async (deadlines) => {
      for (const deadline of deadlines) {
        if (signal.aborted) return;
        await this.attempt(deadline);
        this.lookedAt = performance.now();
      }
    });
  }

  private async attempt(deadline: Deadline): Promise<void> {
    const now = this.options.clock.now();
    const { transactor } = this;
    const { eventLog } = this.services;
    const tools = { transactor, eventLog, context: contextOf(deadline), now };
    try {
      const outcome = await this.commands[deadline.kind]!(deadline, tools);
      if (outcome instanceof Date) return this.attempts.postpone(deadline, outcome);
      this.attempts.succeed(deadline);
      this.options.log.carriedOut(deadline, resultOf(outcome));
    } catch (error) {
      if (error instanceof LogUnavailable) throw error;
      const reason = describeFailure(error);
      this.attempts.fail(deadline, reason);
      this.options.log.failed(deadline, reason);
    }
  }
}

/** Throws the first error, after the others that had begun are done. */
async function forEachAtOnce<T>(
  atOnce: number,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = all[Symbol.iterator]();
  const results = await Promise.allSettled(
    Array.from({ length: Math.min(atOnce, all.length) }, async () => {
      for (const one of left) await work(one);
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function contextOf({ key, kind, dueAt }: Deadline): CommandContext {
  const commandId = deterministicId('deadline', key, dueAt);
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'rule', id: kind },
    origin: 'system',
  };
}

function resultOf(outcome: Outcome<unknown, DomainEvent> | null): DeadlineOutcome {
  if (!outcome) return 'nothing';
  if (!outcome.accepted) return 'refused';
  return outcome.events.length > 0 && !outcome.repeated ? 'written' : 'nothing';
}

export type DeadlineOutcome = 'written' | 'nothing' | 'refused';

/** Reports of the process host for metrics and log lines. No personal data. */
export interface ProcessLog {
  carriedOut(deadline: Deadline, outcome: DeadlineOutcome): void;
  failed(deadline: Deadline, reason: string): void;
  /** The database or the log is away. */
  waiting(reason: string): void;
}

/** Replaced by tests. */
export interface Clock {
  readonly now: () => Date;
}
