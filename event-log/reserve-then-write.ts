import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import type { Accepted, CommandContext, Outcome, Refused, TransactRequest } from './command.js';
import type { Transactor } from './transactor.js';

export interface TwoStreams<Held, HeldEvent extends DomainEvent, State, E extends DomainEvent> {
  /** The command that is carried out on the second stream. */
  readonly context: CommandContext;
  /**
   * Takes what the second stream will need (a place, a name) and names its owner. The decision must be
   * empty if the owner has reserved it already: it runs again whenever the command is repeated.
   */
  readonly reserve: Omit<TransactRequest<Held, HeldEvent>, 'context'>;
  /** The write to the owner's stream, derived from the reservation. */
  readonly write: (reserved: Accepted<Held, HeldEvent>) => Omit<TransactRequest<State, E>, 'context'>;
}

/**
 * A command on two streams: reserve, then write. There is no transaction across streams, so the order
 * makes it safe: a process that ends in between leaves a reservation without an owner's stream, which a watchdog
 * of the caller frees after 60 seconds. A write that is refused leaves it to the watchdog too: another
 * request of the same command may just be writing.
 *
 * The reservation has a command id of its own in every attempt, and no fingerprint; its events name the
 * command as their cause. So a command that was refused can be sent again, and one whose reservation
 * was freed meanwhile reserves again.
 */
export async function reserveThenWrite<Held, HeldEvent extends DomainEvent, State, E extends DomainEvent>(
  transactor: Transactor,
  { context, reserve, write }: TwoStreams<Held, HeldEvent, State, E>,
): Promise<Outcome<State, E> | Refused> {
  const reserved = await transactor.transact({ ...reserve, context: attemptOf(context) });
  if (!reserved.accepted) return reserved;
  return transactor.transact({ ...write(reserved), context });
}

/** The context of one attempt of a command to reserve something: its own command, without fingerprint. */
export function attemptOf(context: CommandContext): CommandContext {
  const { fingerprint: _, ...attempt } = context;
  return { ...attempt, commandId: randomUUID(), causationId: context.commandId };
}
