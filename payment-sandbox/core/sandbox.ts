import * as datatrans from '../datatrans/transaction-life.js';
import * as mollie from '../mollie/payment-life.js';
import { moveRefund } from '../mollie/refund-life.js';
import { SandboxClock } from './clock.js';
import { Deliveries } from './deliveries.js';
import { defaultSettings, type SandboxSettings } from './settings.js';
import type { SandboxState, Task, TaskKind } from './state.js';
import { Troubles } from './troubles.js';
import type { News, World } from './world.js';

export interface SandboxOptions {
  readonly state: SandboxState;
  readonly settings: Partial<SandboxSettings>;
  readonly standsAt: number | null;
  readonly signKey: string;
  /** Called after everything that changes the state outside of a request. */
  readonly changed: () => void;
}

/** Both providers without their HTTP: state, clock, troubles and notifications. */
export class Sandbox implements World {
  readonly state: SandboxState;
  readonly settings: SandboxSettings;
  readonly troubles = new Troubles();
  readonly clock: SandboxClock;
  publicUrl = '';
  private readonly deliveries: Deliveries;

  constructor({ state, settings, standsAt, signKey, changed }: SandboxOptions) {
    this.state = state;
    this.settings = { ...defaultSettings, ...settings };
    this.deliveries = new Deliveries({
      state,
      settings: this.settings,
      troubles: this.troubles,
      signKey,
      clock: () => this.clock,
      changed,
    });
    this.clock = new SandboxClock({
      standsAt,
      tasks: state.tasks,
      perform: (task) => {
        this.perform(task);
        changed();
      },
      untilIdle: () => this.untilIdle(),
    });
  }

  now(): number {
    return this.clock.now();
  }

  later(kind: TaskKind, subject: string, afterMs: number): void {
    this.clock.schedule({ at: this.now() + afterMs, kind, subject });
  }

  notify(news: News): void {
    this.deliveries.notify(news);
  }

  /** See Deliveries. */
  insist(payment: string): void {
    this.deliveries.insist(payment);
  }

  untilIdle(): Promise<void> {
    return this.deliveries.untilIdle();
  }

  private perform({ kind, subject, attempt = 0 }: Task): void {
    if (kind === 'deliver') return this.deliveries.deliver(subject, attempt);
    if (kind === 'move-refund') return moveRefund(this, subject);
    if (kind === 'finish-capture') return mollie.finishCapture(this, subject);
    const payment = mollie.findPayment(this, subject);
    if (payment && kind === 'expire-payment') mollie.expire(this, payment);
    if (payment && kind === 'end-authorization') mollie.endAuthorization(this, payment);
    if (payment && kind === 'release-payment') mollie.release(this, payment);
    const transaction = datatrans.findTransaction(this, subject);
    if (transaction && kind === 'end-page') datatrans.endPage(this, transaction);
    if (transaction && kind === 'transmit') datatrans.transmit(transaction);
  }
}
