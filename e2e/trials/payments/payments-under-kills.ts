import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import { startPaymentSandbox } from '../../../payment-sandbox/payment-sandbox.js';
import { sandboxKeys } from '../../../payment-sandbox/sandbox-keys.js';
import { freePort } from '../../../server-kit/ports.js';
import { runVerify } from '../../chaos/run-verify.js';
import { SeededRandom } from '../../chaos/seeded-random.js';
import { readLog } from '../../support/log-reader.js';
import { Product } from '../../support/product.js';
import { countsText } from '../page-watch.js';
import { seconds, type Trial, type TrialReport } from '../trial.js';
import { everyOrder, explain } from './explain.js';
import { OrderStory, type Placed } from './order-story.js';
import { PacedKiller } from './paced-killer.js';
import { People } from './people.js';
import { SecondBackend } from './second-backend.js';
import { type Difference, ledger, reconcile, settle, workOff } from './settle.js';
import { TurnedClock } from './turned-clock.js';

const GUESTS = 40;
/** Between two kills: so that a short run has enough of them, and a long one ends. */
const longestPauseMs = (orders: number): number => (orders < 100 ? 5_000 : 20_000);
const MINUTE_MS = 60_000;
/** Minutes, so that a run of hours of the providers takes minutes of ours. */
const settings = {
  refundPendingMs: 10 * MINUTE_MS,
  refundProcessingMs: 50 * MINUTE_MS,
  refundQueuedMs: 30 * MINUTE_MS,
};

/** Every trouble of payments.md, those that take a guest's time more seldom. */
const probabilities = {
  ...{ refuse: 0.06, 'work-then-refuse': 0.04, html: 0.02, 'work-then-cut': 0.04, 'notify-first': 0.06 },
  ...{ silence: 0.004, 'work-then-silence': 0.006, hold: 0.01 },
  ...{ twice: 0.15, late: 0.1, never: 0.15, 'after-next': 0.1, 'signed-wrongly': 0.05 },
  ...{ 'refund-fails': 0.08, 'short-balance': 0.08 },
} as const;

/** A provider does not forget: it lives with the trial, which nobody kills. */
function providers({ url }: PaymentSandbox): Record<string, string> {
  return {
    PAYMENT_SANDBOX_URL: url,
    MOLLIE_API_URL: url,
    MOLLIE_API_KEY: sandboxKeys.mollieKey,
    DATATRANS_API_URL: url,
    DATATRANS_PAY_URL: url,
    DATATRANS_MERCHANT_ID: sandboxKeys.datatransMerchantId,
    DATATRANS_PASSWORD: sandboxKeys.datatransPassword,
    DATATRANS_SIGN_KEY: sandboxKeys.datatransSignKey,
  };
}

class PaymentTrial {
  private readonly acts: Record<string, number> = {};
  private readonly placed: Placed[] = [];
  private readonly findings: string[] = [];
  private readonly begun = performance.now();
  private isOver = false;

  private constructor(
    private readonly orders: number,
    private readonly seed: number,
    private readonly say: (line: string) => void,
    private readonly sandbox: PaymentSandbox,
    private readonly clock: TurnedClock,
    private readonly product: Product,
    private readonly second: SecondBackend,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async run(orders: number, seed: number, say: (line: string) => void): Promise<TrialReport> {
    const sandbox = await startPaymentSandbox({ settings });
    const clock = await TurnedClock.start(sandbox);
    // The same address after every start: the second backend keeps to it.
    const env = {
      ...providers(sandbox),
      ...clock.environment,
      PG_PORT: String(await freePort()),
      THROTTLE: '0',
    };
    const product = await Product.start({ env });
    const second = await SecondBackend.start(product.dataDir, product.url, env);
    try {
      return await new PaymentTrial(orders, seed, say, sandbox, clock, product, second, env).play();
    } finally {
      await second.stop();
      await product.stop();
      await sandbox.stop();
      await clock.remove();
    }
  }

  private async play(): Promise<TrialReport> {
    const { sandbox, product, second, seed, say } = this;
    const people = await People.come([product.url, second.url]);
    sandbox.troubleByChance({ seed, probabilities });
    const killer = new PacedKiller(
      product,
      second,
      new SeededRandom(seed, 'kills'),
      longestPauseMs(this.orders),
      say,
    );
    const around = Promise.all([killer.work(() => this.isOver), this.turn(), this.releaseHeld()]);
    await this.everyStory(people);
    this.isOver = true;
    await around;
    const played = seconds(performance.now() - this.begun);
    say(`${this.placed.length} orders placed; the providers work again`);
    // The sandbox remembers so many; afterwards all of them succeed.
    const troubled = countsText(this.callOutcomes());
    sandbox.noTrouble();
    sandbox.release();
    await Promise.all([product.ready(), second.ready()]);
    await sandbox.untilIdle();
    this.finishBegun();
    this.findings.push(...(await settle(product, this.clock, people.office)));
    const worked = await this.workOff(people);
    const { text } = await this.judge(people);
    return {
      figures: {
        'orders, seed': `${this.placed.length}, ${seed}`,
        'played in, all in': `${played}, ${seconds(performance.now() - this.begun)}`,
        'clock turned by': `${this.clock.aheadHours.toFixed(1)} h`,
        acts: countsText(this.acts),
        kills: countsText(killer.kills),
        answers: `${people.answered}, and ${people.unanswered} attempts without one`,
        'refused or lost of the last 1 000 calls': troubled,
        notifications: this.notifications(),
        'left to accounting': countsText(worked),
        reconcile: text,
      },
      findings: this.findings,
    };
  }

  private async everyStory(people: People): Promise<void> {
    const { sandbox, clock } = this;
    const stage = { people, sandbox, now: () => clock.now };
    let next = 0;
    const guest = async (): Promise<void> => {
      while (next < this.orders) {
        const name = `order ${next++}`;
        await OrderStory.live(stage, new SeededRandom(this.seed, name), this.acts)
          .then((placed) => this.placed.push(placed))
          .catch((error: Error) => this.findings.push(`${name}: ${error.message}`));
        if (this.placed.length % 100 === 0) this.say(`${this.placed.length} orders`);
      }
    };
    await Promise.all(Array.from({ length: GUESTS }, guest));
  }

  /** Some seconds at a time, now and then as far as a poll. */
  private async turn(): Promise<void> {
    for (const random = new SeededRandom(this.seed, 'clock'); !this.isOver; await this.pause(1_000)) {
      const minutes = random.chance(0.04) ? random.pick([5, 35, 60]) : random.next();
      await this.clock.turn(Math.round(minutes * MINUTE_MS));
    }
  }

  private async releaseHeld(): Promise<void> {
    for (; !this.isOver; await this.pause(1_500)) this.sandbox.release();
  }

  private async pause(ms: number): Promise<void> {
    for (const end = performance.now() + ms; !this.isOver && performance.now() < end;) await delay(50);
  }

  /** Payments that take days come or fail. */
  private finishBegun(): void {
    const random = new SeededRandom(this.seed, 'end');
    for (const { id, status } of this.sandbox.report().payments) {
      if (status === 'pending') this.sandbox.act(id, { act: random.chance(0.5) ? 'pay' : 'fail' });
    }
  }

  /** What the ledger lists is what only people can settle; in the end it lists nothing. */
  private async workOff(people: People): Promise<Record<string, number>> {
    const worked: Record<string, number> = {};
    for (let round = 0; round < 5; round += 1) {
      const differences = await ledger(people.office, this.days);
      if (differences.length === 0) return worked;
      for (const difference of differences) {
        worked[difference.kind] = (worked[difference.kind] ?? 0) + 1;
        if (!isForPeople(difference)) this.findings.push(`the ledger lists ${JSON.stringify(difference)}`);
      }
      await workOff(people.office, differences);
      this.findings.push(...(await settle(this.product, this.clock, people.office)));
    }
    return worked;
  }

  private async judge(people: People): Promise<{ text: string }> {
    const { product, sandbox } = this;
    const orders = await everyOrder(people.office);
    const events = await readLog(product.eventStoreUrl);
    const placed = this.placed.map(({ id }) => id);
    this.findings.push(...explain({ placed, orders, payments: sandbox.report().payments, events }));
    const { text, findings } = await reconcile(product.dataDir, this.env, this.days);
    this.findings.push(...findings, ...(await runVerify(product.dataDir, this.say)));
    return { text };
  }

  /** Business days of the turned clock. */
  private get days(): { from: string; to: string } {
    const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
    return { from: day(Date.now() - 86_400_000), to: day(this.clock.now + 86_400_000) };
  }

  private callOutcomes(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { status } of this.sandbox.report().calls) {
      const name = status === null ? 'no answer' : String(status);
      if (status === null || status >= 400) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  private notifications(): string {
    const all = this.sandbox.report().notifications;
    const never = all.filter(({ attempts }) => attempts.length === 0).length;
    const more = all.filter(({ attempts }) => attempts.length > 1).length;
    const wrong = all.filter(({ isSignedWrongly }) => isSignedWrongly).length;
    return `${all.length}, ${never} never sent, ${more} more than once, ${wrong} wrongly signed`;
  }
}

/**
 * What no rule can settle: a refund that the provider refused or a line less to pay for, and what happened at the provider
 * after the end of a payment when its notification was lost.
 */
const isForPeople = ({ kind }: Difference): boolean =>
  ['notGivenBack', 'refunded', 'chargedBack'].includes(kind);

const paymentTrial = (orders: number): Trial => ({
  name: `payments-${orders}`,
  about: `${orders} orders paid online under troubles of both providers and kills (SEED, 1 if missing)`,
  run: (say) => PaymentTrial.run(orders, Number(process.env.SEED ?? 1), say),
});

export const payments: readonly Trial[] = [paymentTrial(60), paymentTrial(1_000)];
