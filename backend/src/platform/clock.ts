import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The time of decisions. A test may set the clock of one request. */
@Injectable()
export class Clock {
  private readonly turned = new AsyncLocalStorage<Date>();

  readonly now = (): Date => this.turned.getStore() ?? new Date();

  /** Runs something as if it were `instant`. */
  at<Result>(instant: Date, run: () => Result): Result {
    return this.turned.run(instant, run);
  }
}
