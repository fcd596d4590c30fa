import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { Decider } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import {
  Aggregate,
  answer,
  type CommandOutcome,
  decideBatch,
  earlierOutcome,
  eventsOf,
  needsCurrentState,
} from './aggregate.js';
import { metadataOf, type Outcome, PendingCommand, type TransactRequest } from './command.js';
import { LogUnavailable, WrongExpectedRevision } from './errors.js';
import type { EventLog } from './event-log.js';
import { StreamQueues } from './queues.js';

/** A stream's state as of a revision, both decimal strings; '-1' before the first event. */
export interface LoadedState<State> {
  readonly state: State;
  readonly revision: string;
  readonly position: string;
}

const CACHED_STREAMS = 10_000;
const MAX_DECISIONS = 20;
const MOST_AT_ONCE = 100;
const LONGEST_JITTER_MS = 20;
const WITHIN_MS = 8_000;

/**
 * Carries out commands on single streams: state, decision, append with the expected revision.
 * - Sent twice, done once: a stream knows its last 1 000 commands and answers a known one as at first.
 * - No stale refusal: 'no' and 'nothing to do' are answered only after a look at the stream's tail.
 * - The commands of one stream queue, and those that wait are written together, in one append: each is decided on the
 *   state that those before it leave. When another node was faster the decisions are taken again.
 */
export class Transactor {
  private readonly aggregates = new LRUCache<string, Aggregate<unknown, DomainEvent>>({
    max: CACHED_STREAMS,
  });
  private readonly queues = new StreamQueues();
  private readonly waiting = new Map<string, PendingCommand<unknown, DomainEvent>[]>();

  constructor(
    private readonly log: EventLog,
    private readonly clock: () => Date,
    private readonly withinMs = WITHIN_MS,
  ) {}

  /**
   * Throws LogUnavailable when the log gave no answer within the time (8 s, queueing included): the same
   * command under the same id may be sent again. Throws WrongExpectedRevision if others were always faster.
   */
  transact<State, E extends DomainEvent>(request: TransactRequest<State, E>): Promise<Outcome<State, E>> {
    const command = new PendingCommand(request, this.withinMs);
    const { stream } = request;
    const others = this.waiting.get(stream);
    const any = command as unknown as PendingCommand<unknown, DomainEvent>;
    if (others) others.push(any);
    else {
      this.waiting.set(stream, [any]);
      void this.queues.run(stream, () => this.carryOutWaiting(stream));
    }
    return command.outcome;
  }

  /** The outcome of this command if it has been accepted on this stream before, else null. Reads the tail. */
  async findOutcome<State, E extends DomainEvent>({
    stream,
    decider,
    context,
  }: Pick<TransactRequest<State, E>, 'stream' | 'decider' | 'context'>): Promise<Outcome<State, E> | null> {
    return earlierOutcome(await this.look(stream, decider), context);
  }

  /** The stream as it is now, and as `findOutcome` whether this command has been accepted on it: one look at the tail. */
  async load<State, E extends DomainEvent>({
    stream,
    decider,
    context,
  }: Pick<TransactRequest<State, E>, 'stream' | 'decider' | 'context'>): Promise<{
    readonly earlier: Outcome<State, E> | null;
    readonly state: State;
  }> {
    const aggregate = await this.look(stream, decider);
    return { earlier: earlierOutcome(aggregate, context), state: aggregate.state };
  }

  /** As `findOutcome`, but only from memory: null does not mean that the command is new. */
  cachedOutcome<State, E extends DomainEvent>({
    stream,
    decider,
    context,
  }: Pick<TransactRequest<State, E>, 'stream' | 'decider' | 'context'>): Outcome<State, E> | null {
    const known = this.cached(stream, decider);
    return known ? earlierOutcome(known, context) : null;
  }

  /** The stream as it is now. */
  async read<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
  ): Promise<LoadedState<State>> {
    const { state, revision, position } = await this.look(stream, decider);
    return { state, revision: String(revision), position };
  }

  /** Drops what is kept of a stream, also by work on it that has begun; for erased personal data. */
  async evict(stream: string): Promise<void> {
    await this.queues.run(stream, async () => this.aggregates.delete(stream));
  }

  /** Drops what is kept of all streams. Work that has begun finds by the expected revision what it did not know. */
  forgetAll(): void {
    this.aggregates.clear();
  }

  private look<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
  ): Promise<Aggregate<State, E>> {
    const deadline = performance.now() + this.withinMs;
    return this.queues.run(stream, () => this.current(stream, decider, deadline));
  }

  private async carryOutWaiting(stream: string): Promise<void> {
    const all = this.waiting.get(stream) ?? [];
    const commands = all.splice(0, MOST_AT_ONCE);
    if (all.length === 0) this.waiting.delete(stream);
    else void this.queues.run(stream, () => this.carryOutWaiting(stream));
    await this.carryOut(
      stream,
      commands.filter(({ isAnswered }) => !isAnswered),
    );
  }

  /** Answers all of them. */
  private async carryOut<State, E extends DomainEvent>(
    stream: string,
    commands: readonly PendingCommand<State, E>[],
  ): Promise<void> {
    try {
      if (commands.length > 0) await this.decideAndAppend(stream, commands);
    } catch (error) {
      // Where the time was not enough to read a long stream, the next attempt goes on from what was read.
      const isUnanswered = error instanceof LogUnavailable;
      if (!isUnanswered) this.aggregates.delete(stream);
      if (commands.length > 1 && !isUnanswered) {
        for (const command of commands) await this.carryOut(stream, [command]);
      } else {
        for (const command of commands) command.reject(error);
      }
    }
  }

  private async decideAndAppend<State, E extends DomainEvent>(
    stream: string,
    commands: readonly PendingCommand<State, E>[],
  ): Promise<void> {
    const { decider } = commands[0]!.request;
    const deadline = Math.max(...commands.map((command) => command.deadline));
    let aggregate = this.cached(stream, decider) ?? new Aggregate(decider);
    let isCurrent = false;
    for (let decisions = 1; ; decisions++) {
      const verdicts = decideBatch(aggregate, commands);
      const writes = verdicts.some((verdict) => eventsOf(verdict).length > 0);
      if (writes || isCurrent || !verdicts.some(needsCurrentState)) {
        try {
          const recorded = writes ? await this.append(stream, aggregate, commands, verdicts, deadline) : [];
          answer(aggregate, commands, verdicts, recorded);
          this.keep(stream, aggregate);
          return;
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision) || decisions >= MAX_DECISIONS) throw error;
          await delay(Math.random() * LONGEST_JITTER_MS);
        }
      }
      aggregate = await this.current(stream, decider, deadline);
      isCurrent = true;
    }
  }

  /** Writes the events of all verdicts in one append. That it succeeds shows that the aggregate was current. */
  private async append<State, E extends DomainEvent>(
    stream: string,
    aggregate: Aggregate<State, E>,
    commands: readonly PendingCommand<State, E>[],
    verdicts: readonly CommandOutcome<E>[],
    deadline: number,
  ): Promise<readonly RecordedEvent<E>[]> {
    const now = this.clock();
    // New ids for every decision. Were they derived from the command, the server would take what two nodes
    // decide differently at the same time for one append, and assure both that theirs was written.
    const events = verdicts.flatMap((verdict, index) => {
      const metadata = metadataOf(commands[index]!.request.context, now);
      return eventsOf(verdict).map(({ type, data }) => ({ id: randomUUID(), type, data, metadata }));
    });
    const expected = aggregate.revision < 0n ? 'noStream' : aggregate.revision;
    const appended = await this.log.append(stream, expected, events, { withinMs: timeUntil(deadline) });
    return appended.events as readonly RecordedEvent<E>[];
  }

  /** The aggregate with everything that the log holds of it. */
  private async current<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
    deadline: number,
  ): Promise<Aggregate<State, E>> {
    const known = this.cached(stream, decider) ?? new Aggregate(decider);
    const tail = await this.log.readStream(stream, {
      from: known.revision + 1n,
      withinMs: timeUntil(deadline),
    });
    return this.keep(stream, known.advance(tail as unknown as RecordedEvent<E>[]));
  }

  private cached<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
  ): Aggregate<State, E> | undefined {
    const aggregate = this.aggregates.get(stream) as Aggregate<State, E> | undefined;
    return aggregate?.decider === decider ? aggregate : undefined;
  }

  private keep<State, E extends DomainEvent>(
    stream: string,
    aggregate: Aggregate<State, E>,
  ): Aggregate<State, E> {
    if (aggregate.revision >= 0n) {
      this.aggregates.set(stream, aggregate as unknown as Aggregate<unknown, DomainEvent>);
    }
    return aggregate;
  }
}

function timeUntil(deadline: number): number {
  const leftMs = deadline - performance.now();
  if (leftMs <= 0) throw new LogUnavailable();
  return leftMs;
}
