import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from './settings.js';

/** The time of decisions. A test may set the clock of one request. */
@Injectable()
export class Clock {
  private readonly turned = new AsyncLocalStorage<Date>();

  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'now'>) {}

  readonly now = (): Date => this.turned.getStore() ?? this.settings.now();

  /** Runs something as if it were `instant`. */
  at<Result>(instant: Date, run: () => Result): Result {
    return this.turned.run(instant, run);
  }
}
