import type {
  Actor,
  DomainEvent,
  EventMetadata,
  Origin,
  RecordedEvent,
} from '@bestellwerk/domain/kernel/event';
import type { Decider, Decision } from '@bestellwerk/domain/kernel/decider';
import { type Refusal, refuse } from '@bestellwerk/domain/kernel/refusal';
import { LogUnavailable } from './errors.js';

/** Who asks for what: goes into the metadata of every event of the command. */
export interface CommandContext {
  /** The same for every repetition of one command. */
  readonly commandId: string;
  /** Keyed hash of caller, route and body. Two commands under one id with different ones: the later is refused. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  readonly origin: Origin;
}

/** `at` is the server's clock at the decision. */
export function metadataOf(context: CommandContext, at: Date): Omit<EventMetadata, 'v'> {
  const { commandId, fingerprint, correlationId, causationId, actor, origin } = context;
  return {
    commandId,
    ...(fingerprint !== undefined && { fingerprint }),
    correlationId,
    causationId,
    actor,
    origin,
    at: at.toISOString(),
  };
}

export interface TransactRequest<State, E extends DomainEvent> {
  readonly stream: string;
  /** The same for every request of a stream. */
  readonly decider: Decider<State, E>;
  /** May be called several times, so it must be pure: facts and clock are taken before. */
  readonly decide: (state: State) => Decision<E>;
  readonly context: CommandContext;
}

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

const KEY_REUSED = 'idempotency-key-reused';

/** Whether a command was refused because its key belongs to another one that was accepted. */
export const isAnotherUnderTheSameKey = ({ code }: Refusal): boolean => code === KEY_REUSED;

export function refusedAsAnother(): Refused {
  const refusal = refuse(
    'invalid',
    KEY_REUSED,
    'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet. Bitte senden Sie die Anfrage mit einem neuen Schlüssel.',
    'Idempotency-Key',
  );
  return { accepted: false, refusal };
}

/** A command in progress; its outcome rejects with LogUnavailable after `withinMs`. */
export class PendingCommand<State, E extends DomainEvent> {
  readonly outcome: Promise<Outcome<State, E>>;
  readonly deadline: number;
  private settle!: (outcome: Outcome<State, E>) => void;
  private fail!: (error: unknown) => void;
  private answered = false;

  constructor(
    readonly request: TransactRequest<State, E>,
    withinMs: number,
  ) {
    this.deadline = performance.now() + withinMs;
    this.outcome = new Promise((resolve, reject) => {
      this.settle = resolve;
      this.fail = reject;
    });
    const timeout = setTimeout(() => this.reject(new LogUnavailable()), withinMs);
    const done = () => clearTimeout(timeout);
    this.outcome.then(done, done);
  }

  get isAnswered(): boolean {
    return this.answered;
  }

  resolve(outcome: Outcome<State, E>): void {
    this.answered = true;
    this.settle(outcome);
  }

  reject(error: unknown): void {
    this.answered = true;
    this.fail(error);
  }
}
