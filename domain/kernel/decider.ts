import type { DomainEvent } from './event.js';
import type { Refusal } from './refusal.js';

/** Builds the state of a stream from its events. Pure. */
export interface Decider<State, E extends DomainEvent> {
  readonly initial: State;
  readonly evolve: (state: State, event: E) => State;
}

/** New events, none if the state already holds what was asked for, or a refusal. */
export type Decision<E extends DomainEvent> = readonly E[] | Refusal;

export function fold<State, E extends DomainEvent>(decider: Decider<State, E>, events: Iterable<E>): State {
  let state = decider.initial;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}
