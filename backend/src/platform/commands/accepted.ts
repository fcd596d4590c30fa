import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import type { Accepted, Outcome } from '@bestellwerk/event-log/outcome';
import { ApiError } from '../http/api-error.js';

/** What an accepted command wrote. Throws the refusal of any other. */
export function accepted<State, E extends DomainEvent>(outcome: Outcome<State, E>): Accepted<State, E> {
  if (!outcome.accepted) throw ApiError.refused(outcome.refusal);
  return outcome;
}
