import type { DomainEvent, RecordedEvent } from './event.js';
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

/** State for decisions, and beside it the same as it is shown. */
export interface Shown<State, View> {
  readonly state: State;
  /** Undefined before the first recorded event. */
  readonly view: View | undefined;
}

/**
 * Folds what is shown beside the state, so that the answer to a command waits for no read model and reads no log. The
 * view follows recorded events only: they have a time and an actor, which events that are being decided do not have yet.
 */
export const withView = <State, E extends DomainEvent, View>(
  { initial, evolve }: Decider<State, E>,
  viewAfter: (view: View | undefined, event: RecordedEvent<E>) => View,
): Decider<Shown<State, View>, E> => ({
  initial: { state: initial, view: undefined },
  evolve: ({ state, view }, event) => ({
    state: evolve(state, event),
    view: 'metadata' in event ? viewAfter(view, event as RecordedEvent<E>) : view,
  }),
});
