import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Act, Impossible } from '../../../payment-sandbox/control/acts.js';
import type { TrueMoney } from '../../../payment-sandbox/control/truth.js';
import type { PaymentSandbox } from '../../../payment-sandbox/control/payment-sandbox-handle.js';
import type { SeededRandom } from '../../chaos/seeded-random.js';
import type { People } from './people.js';

const HOUR_MS = 3_600_000;

export interface Placed {
  readonly id: string;
  readonly uid: string;
  readonly hash: string;
}

interface Stage {
  readonly people: People;
  readonly sandbox: PaymentSandbox;
  /** Of the turned clock. */
  readonly now: () => number;
}

/** What a guest does at the payment page, most often paying. */
const atThePage = ['pay', 'pay', 'pay', 'pay', 'fail', 'cancel', 'expire', 'abandon', 'begin'] as const;
const openPages = ['open', 'initialized'];
const guestSteps = ['page', 'page', 'page', 'again', 'again', 'back', 'look'] as const;
const staffSteps = [
  ...(['confirm', 'confirm', 'confirm', 'confirm', 'reject', 'cancel', 'cancel', 'propose'] as const),
  ...(['refund', 'refundAll', 'update', 'removeItem', 'cash', 'sendOut', 'complete', 'complete'] as const),
];
const bankSteps = ['charge-back', 'reverse', 'refund'] as const;

/** One order from its placing to its end, by people who know nothing but its pages. */
export class OrderStory {
  private page: string | null = null;

  private constructor(
    private readonly stage: Stage,
    private readonly random: SeededRandom,
    private readonly order: Placed,
  ) {}

  /** Counts what was done in `acts`. */
  static async live(stage: Stage, random: SeededRandom, acts: Record<string, number>): Promise<Placed> {
    const { people } = stage;
    const body = {
      ...people.form,
      branch: random.pick(people.branches),
      paymentMethod: random.pick(['mollie', 'datatrans']),
    };
    const { data } = await people.at(random).ask('POST', '/api/orders', { body, key: randomUUID() });
    const story = new OrderStory(stage, random, data);
    story.goTo(data.paymentRedirectUrl);
    const does = async (name: string, work: () => unknown): Promise<void> => {
      acts[name] = (acts[name] ?? 0) + 1;
      await work();
      await delay(random.between(0, 400));
    };
    for (let left = random.between(1, 4); left > 0; left -= 1) {
      const step = random.pick(guestSteps);
      await does(step, () => story.guest(step));
    }
    for (let left = random.between(0, 4); left > 0; left -= 1) {
      const step = random.pick(staffSteps);
      await does(step, () => story.staff(step));
      if (step === 'propose') await does('answer', () => story.answer());
    }
    if (random.chance(0.15)) {
      const step = random.pick(bankSteps);
      await does(step, () => story.bank(step));
    }
    return data;
  }

  private get guestPath(): string {
    return `/api/orders/public/${this.order.uid}/${this.order.hash}`;
  }

  private goTo(url: string | null | undefined): void {
    if (url) this.page = new URL(url).pathname.split('/').at(-1)!;
  }

  private async guest(step: (typeof guestSteps)[number]): Promise<void> {
    const client = this.stage.people.at(this.random);
    if (step === 'page') return this.atThePage(this.random.pick(atThePage));
    if (step === 'look') return void (await client.outcome('GET', this.guestPath));
    if (step === 'back') return void (await client.outcome('GET', `${this.guestPath}/payments/return`));
    const { body } = await client.outcome('POST', `${this.guestPath}/payments`, { body: {} });
    this.goTo(body.data?.paymentRedirectUrl);
  }

  /** The page of the payment that is over offers nothing any more. */
  private atThePage(act: (typeof atThePage)[number]): void {
    const payment = this.payment;
    if (payment && openPages.includes(payment.status)) this.act(payment.id, { act });
  }

  private get payment(): TrueMoney | undefined {
    return this.stage.sandbox.report().payments.find(({ id }) => id === this.page);
  }

  /** Not every method can do everything. */
  private act(id: string, act: Act): void {
    try {
      this.stage.sandbox.act(id, act);
    } catch (error) {
      if (!(error instanceof Impossible)) throw error;
    }
  }

  private async answer(): Promise<void> {
    const answer = this.random.chance(0.6) ? 'confirm' : 'reject';
    const path = `${this.guestPath}/${answer}-counter-appointment`;
    await this.stage.people.at(this.random).outcome('POST', path, { body: {} });
  }

  private async staff(step: (typeof staffSteps)[number]): Promise<void> {
    const office = this.stage.people.at(this.random);
    const path = `/api/orders/${this.order.id}`;
    const post = (name: string, body: object = {}) =>
      office.outcome('POST', `${path}/${name}`, { body, key: randomUUID() });
    const shown = async () => (await office.fresh(path)).data;
    if (step === 'confirm') return void (await post('status/confirm'));
    if (step === 'reject') return void (await post('status/reject', { message: 'Leider aus.' }));
    if (step === 'cancel') return void (await post('status/cancel', { reason: 'Storno' }));
    if (step === 'sendOut') return void (await post('status/in-delivery'));
    if (step === 'complete') return void (await post('status/completed'));
    if (step === 'refundAll') return void (await post('refunds', { reason: 'Kalt' }));
    if (step === 'update') return void (await post('update-payment-status'));
    if (step === 'propose') {
      const counterAppointment = new Date(this.stage.now() + 5 * HOUR_MS).toISOString();
      return void (await post('status/confirm', { counterAppointment }));
    }
    if (step === 'removeItem') {
      const body = { remove: true, reason: 'Aus' };
      await office.outcome('PUT', `${path}/items/1`, { body, key: randomUUID() });
    } else if (step === 'cash') {
      const { openAmount } = await shown();
      if (openAmount > 0) await post('payments', { method: 'cash', amount: openAmount });
    } else {
      const { refundableAmount } = await shown();
      const amount = Math.floor(refundableAmount * this.random.between(10, 100)) / 100;
      if (amount > 0) await post('refunds', { amount, reason: 'Kalt' });
    }
  }

  /** What happens at the provider without us: never with more money than is left of the payment. */
  private bank(step: (typeof bankSteps)[number]): void {
    const { payment } = this;
    const left = payment ? leftOf(payment) : 0;
    if (!payment || left <= 0) return;
    if (step === 'refund') return this.act(payment.id, { act: 'refund', amount: left });
    this.act(payment.id, { act: 'charge-back', amount: left });
    const chargeback = this.payment?.chargebacks.at(-1);
    if (step === 'reverse' && chargeback) this.act(chargeback.id, { act: 'reverse' });
  }
}

/** Decimal. */
function leftOf({ captured, refunds, chargebacks }: TrueMoney): number {
  const gone = [...refunds, ...chargebacks].filter(
    ({ status }) => !['failed', 'canceled', 'reversed'].includes(status),
  );
  return gone.reduce((left, { amount }) => left - Math.round(amount * 100), Math.round(captured * 100)) / 100;
}
