import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TrueMoney } from '@bestellwerk/payment-sandbox/control/truth';
import { newPayment, newRefund, type ProviderBench, startProviderBench } from '../testing/provider-bench.js';
import type { NewPayment, ProviderName } from './provider.js';
import { ProviderRefused, ProviderUnavailable } from './provider-errors.js';

const MINUTE_MS = 60_000;

const troubles = {
  refuse: 0.1,
  'work-then-refuse': 0.1,
  'work-then-cut': 0.1,
  'work-then-silence': 0.04,
  silence: 0.04,
  html: 0.05,
  'refund-fails': 0.1,
} as const;

interface Story {
  readonly seed: number;
  readonly capture: NewPayment['capture'];
  /** In euros; null gives up the authorisation. */
  readonly captured: number | null;
  readonly refunds: readonly number[];
  /** Minutes between two tries, taken in turn. */
  readonly pauses: readonly number[];
}

const stories: fc.Arbitrary<Story> = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  capture: fc.constantFrom('automatic', 'manual'),
  captured: fc.option(fc.integer({ min: 5, max: 20 }), { freq: 4 }),
  refunds: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
  pauses: fc.array(fc.constantFrom(1, 5, 35, 61, 200), { minLength: 1, maxLength: 5 }),
});

/** Does what the product does: the same call again until it is answered, each time later. */
class Persistent {
  private tries = 0;

  constructor(
    private readonly bench: ProviderBench,
    private readonly pauses: readonly number[],
  ) {}

  /** Null if it was refused for good. */
  async call<Result>(work: () => Promise<Result>): Promise<Result | null> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ProviderRefused) return null;
        if (!(error instanceof ProviderUnavailable)) throw error;
        const pause = this.pauses[this.tries++ % this.pauses.length]!;
        await this.bench.sandbox.advance(Math.max(pause * MINUTE_MS, error.retryAfterMs ?? 0));
      }
    }
  }
}

async function play(bench: ProviderBench, name: ProviderName, story: Story): Promise<void> {
  const provider = bench.withShortTimeout[name];
  const { sandbox } = bench;
  const now = (): string => sandbox.report().now;
  const persistent = new Persistent(bench, story.pauses);
  const payment = newPayment({ amount: 20, capture: story.capture });
  sandbox.troubleByChance({ seed: story.seed, probabilities: troubles });
  const opened = await persistent.call(() => provider.open(payment));
  // Refused for good: an attempt that failed.
  if (!opened) return;
  const { reference } = opened;
  const truth = (): TrueMoney => sandbox.report().payments.find(({ id }) => id === reference)!;
  // Its page may have ended while the provider did not answer: an attempt that failed, without money.
  if (!['open', 'initialized'].includes(truth().status)) return;
  sandbox.act(reference, { act: 'pay' });
  if (story.capture === 'manual') {
    const { attempt } = payment;
    const id = randomUUID();
    const { captured } = story;
    await persistent.call(() =>
      captured === null
        ? provider.void(reference, { id, attempt })
        : provider.capture(reference, { id, amount: captured, currency: 'EUR', attempt }),
    );
  }
  const settled: { id: string; reference: string }[] = [];
  const amounts: number[] = [];
  for (const amount of story.refunds) {
    const refund = newRefund(payment, { amount, settled: [...settled], requestedAt: now() });
    const made = await persistent.call(() => provider.refund(reference, { ...refund, now: now() }));
    if (made) settled.push({ id: refund.id, reference: made.reference });
    if (made) amounts.push(amount);
  }
  sandbox.noTrouble();
  await sandbox.advance(MINUTE_MS);
  const found = (await bench.providers[name].look(reference))!;
  const real = truth();
  expect(found).toMatchObject({ attempt: payment.attempt, order: payment.order, captured: real.captured });
  expect(real.captures.length).toBeLessThanOrEqual(1);
  expect(real.refunds.map((each) => each.amount)).toEqual(amounts);
  expect(found.refunds.map((each) => each.reference)).toEqual(settled.map((each) => each.reference));
  expect(found.refunds.map((each) => each.amount)).toEqual(amounts);
  expect(sum(amounts)).toBeLessThanOrEqual(real.captured);
  const paid = sandbox.report().payments.filter(({ captured }) => captured > 0);
  expect(paid.length).toBeLessThanOrEqual(1);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('whatever goes wrong on the way', () => {
  test.each<ProviderName>(['mollie', 'datatrans'])(
    '%s knows what the client believes, and nothing is captured or refunded twice',
    async (name) => {
      const property = fc.asyncProperty(stories, async (story) => {
        const bench = await startProviderBench();
        try {
          await play(bench, name, story);
        } finally {
          await bench.sandbox.stop();
        }
      });
      await fc.assert(property, { numRuns: Number(process.env.TROUBLE_RUNS ?? 25) });
    },
    120_000,
  );
});
