import type { Decider, Decision } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { BEFORE_ALL } from './reads.js';
import {
  type Accepted,
  type CommandContext,
  type Outcome,
  type PendingCommand,
  refusedAsAnother,
} from './command.js';

const REMEMBERED_COMMANDS = 1_000;

/** What one accepted command wrote to a stream. */
interface AcceptedCommand<E extends DomainEvent> {
  readonly fingerprint: string | undefined;
  readonly events: readonly RecordedEvent<E>[];
}

/** A stream folded up to a revision, with the commands that led there lately. */
export class Aggregate<State, E extends DomainEvent> {
  private folded: State;
  private last = -1n;
  private at = BEFORE_ALL;
  /** The last 1 000, oldest first. */
  private readonly commands = new Map<string, AcceptedCommand<E>>();

  constructor(readonly decider: Decider<State, E>) {
    this.folded = decider.initial;
  }

  get state(): State {
    return this.folded;
  }

  /** -1n before the first event. */
  get revision(): bigint {
    return this.last;
  }

  /** Of the last event; '-1' before the first. */
  get position(): string {
    return this.at;
  }

  command(id: string): AcceptedCommand<E> | undefined {
    return this.commands.get(id);
  }

  /** Takes further events of the stream over. */
  advance(events: readonly RecordedEvent<E>[]): this {
    for (const event of events) {
      this.folded = this.decider.evolve(this.folded, event);
      const { commandId, fingerprint } = event.metadata;
      const earlier = this.commands.get(commandId)?.events ?? [];
      this.commands.set(commandId, { fingerprint, events: [...earlier, event] });
      this.last = BigInt(event.revision);
      this.at = event.position;
    }
    for (const commandId of this.commands.keys()) {
      if (this.commands.size <= REMEMBERED_COMMANDS) break;
      this.commands.delete(commandId);
    }
    return this;
  }
}

/** The answer to a command that the stream already knows; null if it does not. */
export function earlierOutcome<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  { commandId, fingerprint }: CommandContext,
): Outcome<State, E> | null {
  const earlier = aggregate.command(commandId);
  if (!earlier) return null;
  const isAnother =
    fingerprint !== undefined && earlier.fingerprint !== undefined && fingerprint !== earlier.fingerprint;
  return isAnother ? refusedAsAnother() : accepted(aggregate, earlier.events, true);
}

/** The outcome of a command before anything is written. */
export type CommandOutcome<E extends DomainEvent> =
  /** The stream already contains its events. */
  | { readonly kind: 'known' }
  /** Another command of the same decision has the same id: it is answered like that one, once that is written. */
  | { readonly kind: 'twin' }
  | { readonly kind: 'decided'; readonly decision: Decision<E> }
  /** The decision threw. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** Decides commands of one stream one after the other, each on the state after the previous ones. Writes nothing. */
export function decideBatch<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  commands: readonly PendingCommand<State, E>[],
): CommandOutcome<E>[] {
  const { evolve } = aggregate.decider;
  const writing = new Set<string>();
  let state = aggregate.state;
  return commands.map(({ request: { decide, context } }): CommandOutcome<E> => {
    if (earlierOutcome(aggregate, context)) return { kind: 'known' };
    if (writing.has(context.commandId)) return { kind: 'twin' };
    try {
      const decision = decide(state);
      if (!isRefusal(decision) && decision.length > 0) {
        state = decision.reduce(evolve, state);
        writing.add(context.commandId);
      }
      return { kind: 'decided', decision };
    } catch (error) {
      return { kind: 'failed', error };
    }
  });
}

/** The events of a verdict, none if it writes nothing. */
export function eventsOf<E extends DomainEvent>(verdict: CommandOutcome<E>): readonly E[] {
  return verdict.kind === 'decided' && !isRefusal(verdict.decision) ? verdict.decision : [];
}

/** Whether a verdict is a 'no', a 'nothing to do' or a failure, which hold only for the stream as it is now. */
export function needsCurrentState<E extends DomainEvent>(verdict: CommandOutcome<E>): boolean {
  return verdict.kind === 'failed' || (verdict.kind === 'decided' && eventsOf(verdict).length === 0);
}

/** Takes what was recorded over, and answers every command of the stream as it is after those before it. */
export function answer<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  commands: readonly PendingCommand<State, E>[],
  verdicts: readonly CommandOutcome<E>[],
  recorded: readonly RecordedEvent<E>[],
): void {
  let next = 0;
  for (const [index, verdict] of verdicts.entries()) {
    const command = commands[index]!;
    const own = recorded.slice(next, (next += eventsOf(verdict).length));
    aggregate.advance(own);
    switch (verdict.kind) {
      case 'failed':
        command.reject(verdict.error);
        break;
      case 'known':
      case 'twin':
        command.resolve(earlierOutcome(aggregate, command.request.context)!);
        break;
      case 'decided':
        command.resolve(
          isRefusal(verdict.decision)
            ? { accepted: false, refusal: verdict.decision }
            : accepted(aggregate, own, false),
        );
        break;
      default:
        verdict satisfies never;
    }
  }
}

function accepted<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  events: readonly RecordedEvent<E>[],
  repeated: boolean,
): Accepted<State, E> {
  const { state, revision, position } = aggregate;
  return { accepted: true, state, events, revision: String(revision), position, repeated };
}
