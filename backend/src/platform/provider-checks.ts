import type { PaymentProvider, ProviderCheck, ProviderName } from '@bestellwerk/payments/providers/provider';
import { LOGGER } from '@bestellwerk/server-kit/logger';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Subject } from 'rxjs';
import { SETTINGS, type Settings } from './settings.js';

const LOOK_EVERY_MS = 1_000;
const CHECK_EVERY_MS = 5 * 60_000;
/** After a check that failed; doubled with each one that follows. */
const FIRST_PAUSE_MS = 15_000;

/** What is known of a payment provider. */
export interface ProviderVerdict {
  /** Whether guests may be offered it: it is set up, and does not refuse. */
  readonly isUsable: boolean;
  /** German; null if it works. */
  readonly problem: string | null;
}

interface Checked {
  readonly provider: PaymentProvider;
  verdict: ProviderVerdict;
  /** That the verdict is about; undefined if it was never asked. */
  currency: string | undefined;
  /** Milliseconds of the clock. */
  dueAt: number;
  failures: number;
  running: Promise<void> | undefined;
}

/**
 * Whether each payment provider can be used, checked in the background. What a provider refuses lasts until it no longer
 * does; a fault that may pass changes nothing. A provider that was never asked counts as one that works.
 */
@Injectable()
export class ProviderChecks implements OnApplicationShutdown {
  /** A provider can be used from now on, or no longer. */
  readonly changes = new Subject<void>();
  private readonly checked = new Map<ProviderName, Checked>();
  private currency: string | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'providers' | 'now'>,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    for (const configured of Object.values(settings.providers)) {
      if (!configured.isThere) continue;
      const { provider } = configured;
      this.checked.set(provider.name, {
        ...{ provider, verdict: WORKS, currency: undefined },
        ...{ dueAt: 0, failures: 0, running: undefined },
      });
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.changes.complete();
  }

  /** From now on checks whether payments in the shop's currency work. */
  follow(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    for (const checked of this.checked.values()) checked.dueAt = 0;
    if (this.checked.size > 0) this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }

  isUsable(name: ProviderName): boolean {
    return this.known(name).isUsable;
  }

  /** A payment was refused: perhaps all of them are. */
  doubt(name: ProviderName): void {
    void this.ask(name);
  }

  /** Asks the provider. Never rejects. */
  async ask(name: ProviderName): Promise<ProviderVerdict> {
    const checked = this.checked.get(name);
    if (checked && this.currency !== undefined) {
      checked.running ??= this.check(checked).finally(() => (checked.running = undefined));
      await checked.running;
    }
    return this.known(name);
  }

  private known(name: ProviderName): ProviderVerdict {
    const configured = this.settings.providers[name];
    if (!configured.isThere) return { isUsable: false, problem: configured.reason };
    return this.checked.get(name)!.verdict;
  }

  private look(): void {
    const now = this.now();
    for (const [name, { dueAt }] of this.checked) if (dueAt <= now) void this.ask(name);
  }

  private async check(checked: Checked): Promise<void> {
    const { provider, verdict: before } = checked;
    const { currency } = this;
    const found = await provider.check(currency!);
    if (currency !== this.currency) return this.check(checked);
    checked.failures = found.works ? 0 : checked.failures + 1;
    checked.dueAt = this.now() + pauseAfter(checked.failures);
    // What was refused in a former currency says nothing about this one.
    const known = checked.currency === currency ? before : WORKS;
    checked.verdict = found.works ? WORKS : afterFault(known, found);
    checked.currency = currency;
    this.report(provider.name, before, checked.verdict);
  }

  private report(provider: ProviderName, before: ProviderVerdict, { isUsable, problem }: ProviderVerdict) {
    if (problem === null && before.problem !== null)
      this.log.info({ provider }, 'a payment provider works again');
    if (problem !== null && problem !== before.problem) {
      this.log.warn({ provider, isUsable, problem }, 'a payment provider does not work');
    }
    if (isUsable !== before.isUsable) this.changes.next();
  }

  /** The machine's clock, or the one that a trial turns: never the one of a single request. */
  private now(): number {
    return this.settings.now().getTime();
  }
}

const WORKS: ProviderVerdict = { isUsable: true, problem: null };

/** Where a provider refuses and then does not answer, the refusal is still what has to be mended. */
function afterFault(
  before: ProviderVerdict,
  { isLasting, reason }: Extract<ProviderCheck, { works: false }>,
): ProviderVerdict {
  if (!before.isUsable && !isLasting) return before;
  return { isUsable: before.isUsable && !isLasting, problem: reason };
}

const pauseAfter = (failures: number): number =>
  failures === 0 ? CHECK_EVERY_MS : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), CHECK_EVERY_MS);
