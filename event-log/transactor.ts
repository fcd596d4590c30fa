import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { setTimeout as delay } from 'node:timers/promises';
import type { Decider, Decision } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { type Aggregate, advance, emptyAggregate } from './aggregate.js';
import { type CommandContext, metadataOf } from './command-context.js';
import { LogUnavailable, WrongExpectedRevision } from './errors.js';
import type { EventLog } from './event-log.js';
import { type Outcome, accepted, earlierOutcome, refused } from './outcome.js';
import { StreamQueues } from './stream-queues.js';

export interface TransactRequest<State, E extends DomainEvent> {
  readonly stream: string;
  /** The same for every request of a stream. */
  readonly decider: Decider<State, E>;
  /** May be called several times, so it must be pure: facts and clock are taken before. */
  readonly decide: (state: State) => Decision<E>;
  readonly context: CommandContext;
}

/** A stream's state as of a revision, both decimal strings; '-1' before the first event. */
export interface Known<State> {
  readonly state: State;
  readonly revision: string;
  readonly position: string;
}

const CACHED_STREAMS = 10_000;
const MAX_DECISIONS = 20;
const LONGEST_JITTER_MS = 20;
const WITHIN_MS = 8_000;

/**
 * Carries out commands on single streams: state, decision, append with the expected revision.
 * - Said twice, done once: a stream knows its last 1 000 commands and answers a known one as at first.
 * - No stale refusal: 'no' and 'nothing to do' are answered only after a look at the stream's tail.
 * - The commands of one stream queue; when another node was faster the decision is taken again.
 */
export class Transactor {
  private readonly aggregates = new LRUCache<string, Aggregate<unknown, DomainEvent>>({
    max: CACHED_STREAMS,
  });
  private readonly queues = new StreamQueues();

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
    const deadline = performance.now() + this.withinMs;
    return this.queues.run(request.stream, () => this.carryOut(request, deadline));
  }

  /** The outcome of this command if it has been accepted on this stream before, else null. Reads the tail. */
  async answered<State, E extends DomainEvent>({
    stream,
    decider,
    context,
  }: Pick<TransactRequest<State, E>, 'stream' | 'decider' | 'context'>): Promise<Outcome<State, E> | null> {
    return earlierOutcome(await this.look(stream, decider), context);
  }

  /** The stream as it is now. */
  async read<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
  ): Promise<Known<State>> {
    const { state, revision, position } = await this.look(stream, decider);
    return { state, revision: String(revision), position };
  }

  /** Drops what is kept of a stream, also by work on it that has begun; for erased personal data. */
  async forget(stream: string): Promise<void> {
    await this.queues.run(stream, async () => this.aggregates.delete(stream));
  }

  private look<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
  ): Promise<Aggregate<State, E>> {
    const deadline = performance.now() + this.withinMs;
    return this.queues.run(stream, () => this.current(stream, decider, deadline));
  }

  private async carryOut<State, E extends DomainEvent>(
    { stream, decider, decide, context }: TransactRequest<State, E>,
    deadline: number,
  ): Promise<Outcome<State, E>> {
    let aggregate = this.cached(stream, decider);
    let isCurrent = false;
    for (let decisions = 1; ;) {
      const earlier = aggregate && earlierOutcome(aggregate, context);
      if (earlier) return earlier;
      const decision = aggregate && decide(aggregate.state);
      if (!aggregate || !decision || isRefusal(decision) || decision.length === 0) {
        if (aggregate && decision && isCurrent) {
          return isRefusal(decision) ? refused(decision) : accepted(aggregate, [], false);
        }
        aggregate = await this.current(stream, decider, deadline);
        isCurrent = true;
        continue;
      }
      try {
        return await this.append(stream, aggregate, decision, context, deadline);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || decisions++ === MAX_DECISIONS) throw error;
        await delay(Math.random() * LONGEST_JITTER_MS);
        aggregate = await this.current(stream, decider, deadline);
        isCurrent = true;
      }
    }
  }

  private async append<State, E extends DomainEvent>(
    stream: string,
    aggregate: Aggregate<State, E>,
    decision: readonly E[],
    context: CommandContext,
    deadline: number,
  ): Promise<Outcome<State, E>> {
    const metadata = metadataOf(context, this.clock());
    // New ids for every decision. Were they made from the command, the server would take what two nodes
    // decide differently at the same time for one append, and assure both that theirs was written.
    const events = decision.map(({ type, data }) => ({ id: randomUUID(), type, data, metadata }));
    const expected = aggregate.revision < 0n ? 'noStream' : aggregate.revision;
    const appended = await this.log.append(stream, expected, events, { withinMs: timeUntil(deadline) });
    const recorded = appended.events as readonly RecordedEvent<E>[];
    return accepted(this.keep(stream, advance(aggregate, recorded)), recorded, false);
  }

  /** The aggregate with everything that the log holds of it. */
  private async current<State, E extends DomainEvent>(
    stream: string,
    decider: Decider<State, E>,
    deadline: number,
  ): Promise<Aggregate<State, E>> {
    const known = this.cached(stream, decider) ?? emptyAggregate(decider);
    const tail = await this.log.readStream(stream, {
      from: known.revision + 1n,
      withinMs: timeUntil(deadline),
    });
    return this.keep(stream, advance(known, tail as unknown as RecordedEvent<E>[]));
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
