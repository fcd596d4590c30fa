import type { Decision } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import type { Aggregate } from './aggregate.js';
import { accepted, earlierOutcome, refused } from './outcome.js';
import type { PendingCommand } from './pending-command.js';

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
          isRefusal(verdict.decision) ? refused(verdict.decision) : accepted(aggregate, own, false),
        );
        break;
      default:
        verdict satisfies never;
    }
  }
}
