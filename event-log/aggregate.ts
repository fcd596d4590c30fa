import type { Decider } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { BEFORE_ALL } from './event-feed.js';

const REMEMBERED_COMMANDS = 1_000;

/** What one accepted command wrote to a stream. */
export interface AcceptedCommand<E extends DomainEvent> {
  readonly fingerprint: string | undefined;
  readonly events: readonly RecordedEvent<E>[];
}

/** A stream folded up to a revision, with the commands that led there lately. Never changed in place. */
export interface Aggregate<State, E extends DomainEvent> {
  readonly decider: Decider<State, E>;
  readonly state: State;
  /** -1n before the first event. */
  readonly revision: bigint;
  /** Of the last event; '-1' before the first. */
  readonly position: string;
  /** The last 1 000, oldest first. */
  readonly commands: ReadonlyMap<string, AcceptedCommand<E>>;
}

export function emptyAggregate<State, E extends DomainEvent>(
  decider: Decider<State, E>,
): Aggregate<State, E> {
  return { decider, state: decider.initial, revision: -1n, position: BEFORE_ALL, commands: new Map() };
}

/** The aggregate after further events of its stream. */
export function advance<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  events: readonly RecordedEvent<E>[],
): Aggregate<State, E> {
  const last = events.at(-1);
  if (!last) return aggregate;
  const { decider } = aggregate;
  const commands = new Map(aggregate.commands);
  let state = aggregate.state;
  for (const event of events) {
    state = decider.evolve(state, event);
    const { commandId, fingerprint } = event.metadata;
    const earlier = commands.get(commandId)?.events ?? [];
    commands.set(commandId, { fingerprint, events: [...earlier, event] });
  }
  for (const commandId of commands.keys()) {
    if (commands.size <= REMEMBERED_COMMANDS) break;
    commands.delete(commandId);
  }
  return { decider, state, revision: BigInt(last.revision), position: last.position, commands };
}
