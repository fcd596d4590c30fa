import type { Decider, Decision } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import type { CommandContext } from './command-context.js';

export interface TransactRequest<State, E extends DomainEvent> {
  readonly stream: string;
  /** The same for every request of a stream. */
  readonly decider: Decider<State, E>;
  /** May be called several times, so it must be pure: facts and clock are taken before. */
  readonly decide: (state: State) => Decision<E>;
  readonly context: CommandContext;
}
