import { fold, type Decider, type Decision } from '../decider.js';
import type { DomainEvent } from '../event.js';
import { isRefusal } from '../refusal.js';

/** Given events, when a decision is taken, then what came of it: for the tests of one decider. */
export const givenWhenThen = <State, E extends DomainEvent>(decider: Decider<State, E>) => ({
  given: (...events: readonly E[]): State => fold(decider, events),

  /** The types of the events, 'nothing' if the state already holds, or the code of the refusal. */
  outcome(decision: Decision<E>): string {
    if (isRefusal(decision)) return decision.code;
    return decision.map(({ type }) => type).join() || 'nothing';
  },

  /** The state with what was decided. Throws a refusal. */
  after(state: State, decision: Decision<E>): State {
    if (isRefusal(decision)) throw new Error(decision.code);
    return decision.reduce(decider.evolve, state);
  },
});
