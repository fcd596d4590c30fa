import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import { LogUnavailable } from './errors.js';
import type { Outcome } from './outcome.js';
import type { TransactRequest } from './transact-request.js';

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
