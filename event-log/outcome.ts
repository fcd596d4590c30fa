import { type DomainEvent, type RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { type Refusal, refuse } from '@bestellwerk/domain/kernel/refusal';
import type { Aggregate } from './aggregate.js';
import type { CommandContext } from './command-context.js';

export interface Accepted<State, E extends DomainEvent> {
  readonly accepted: true;
  /** Of the stream, with this command's events. */
  readonly state: State;
  /** The events of this command, on a repetition the original ones. Empty if there was nothing to do. */
  readonly events: readonly RecordedEvent<E>[];
  /** Of the stream's last event, '-1' if there is none. Decimal strings. */
  readonly revision: string;
  readonly position: string;
  /** The log already contained this command's events. */
  readonly repeated: boolean;
}

export interface Refused {
  readonly accepted: false;
  readonly refusal: Refusal;
}

export type Outcome<State, E extends DomainEvent> = Accepted<State, E> | Refused;

export function accepted<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  events: readonly RecordedEvent<E>[],
  repeated: boolean,
): Accepted<State, E> {
  const { state, revision, position } = aggregate;
  return { accepted: true, state, events, revision: String(revision), position, repeated };
}

export function refused(refusal: Refusal): Refused {
  return { accepted: false, refusal };
}

const KEY_REUSED = 'idempotency-key-reused';

/** Whether a command was refused because its key belongs to another one that was accepted. */
export const isAnotherUnderTheSameKey = ({ code }: Refusal): boolean => code === KEY_REUSED;

/** The answer to a command that the stream already knows; null if it does not. */
export function earlierOutcome<State, E extends DomainEvent>(
  aggregate: Aggregate<State, E>,
  { commandId, fingerprint }: CommandContext,
): Outcome<State, E> | null {
  const earlier = aggregate.command(commandId);
  if (!earlier) return null;
  const isAnother =
    fingerprint !== undefined && earlier.fingerprint !== undefined && fingerprint !== earlier.fingerprint;
  if (!isAnother) return accepted(aggregate, earlier.events, true);
  return refused(
    refuse(
      'invalid',
      KEY_REUSED,
      'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet. Bitte senden Sie die Anfrage mit einem neuen Schlüssel.',
      'Idempotency-Key',
    ),
  );
}
