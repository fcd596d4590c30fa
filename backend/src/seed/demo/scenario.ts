import type { OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import type { Catalogue } from '@bestellwerk/domain/records/definitions/catalogue.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import type { Review } from '@bestellwerk/domain/ordering/order/order-events';
import { generateOrderForm } from './generate-order.js';
import { generateReview } from './generate-review.js';
import { Random } from '@bestellwerk/server-kit/random';

export type StaffStep = 'confirm' | 'reject' | 'in-delivery' | 'completed' | 'cancel' | 'pay' | 'pay-half';

/** One order's story: placed at an instant, then what staff did with it and when, and what its guest wrote afterwards. */
export interface OrderStory {
  /** Distinguishes the order from all others of the scenario. */
  name: string;
  branch: string;
  placedAt: Date;
  form: OrderForm;
  steps: { step: StaffStep; at: Date }[];
  review?: { at: Date; stars: Review };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_BACK = 9;
const ORDERS_PER_DAY: Record<string, number> = { wien: 20, linz: 13, graz: 16 };
/** Orders placed in these last minutes are still being worked on. */
const FRESH_MINUTES = 80;

/** Some days of orders up to `now`, oldest first. The same `now` gives the same orders. */
export function generateScenario(catalogue: Catalogue, now: Date): OrderStory[] {
  const random = new Random(20_261_121);
  const products = catalogue.products.filter((product) => product.isEnabled);
  const stories = catalogue.branches.flatMap((branch) => [
    ...pastOrders(branch, products, now, random),
    ...freshOrders(branch, products, now, random),
  ]);
  return stories.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

function pastOrders(branch: Branch, products: readonly Product[], now: Date, random: Random): OrderStory[] {
  const stories: OrderStory[] = [];
  for (let day = DAYS_BACK; day >= 0; day--) {
    const date = new Date(now.getTime() - day * 24 * HOUR).toISOString().slice(0, 10);
    const perDay = ORDERS_PER_DAY[branch.identifier] ?? 12;
    const count = Math.round(perDay * (0.75 + random.next() * 0.5));
    for (let n = 0; n < count; n++) {
      const placedAt = new Date(`${date}T00:00:00Z`);
      placedAt.setTime(placedAt.getTime() + mealTime(random) * MINUTE);
      if (placedAt.getTime() > now.getTime() - FRESH_MINUTES * MINUTE) continue;
      const name = `${branch.identifier} ${date} ${n}`;
      const form = generateOrderForm(branch, products, random);
      const steps = fullStory(form, placedAt, random);
      stories.push({
        name,
        branch: branch.identifier,
        placedAt,
        form,
        steps,
        ...reviewed(steps, now, random),
      });
    }
  }
  return stories;
}

/** Every fifth guest says how it was, some hours after they got it. */
function reviewed(steps: OrderStory['steps'], now: Date, random: Random): Pick<OrderStory, 'review'> {
  const last = steps.at(-1)!;
  const at = new Date(last.at.getTime() + random.between(20, 300) * MINUTE);
  return last.step === 'completed' && random.chance(0.2) && at < now
    ? { review: { at, stars: generateReview(random) } }
    : {};
}

/** Minutes after midnight UTC: lunch and dinner, as the branches are open. */
const mealTime = (random: Random): number =>
  random.weighted([[random.between(10 * 60 + 15, 13 * 60), 5], [random.between(16 * 60 + 45, 19 * 60 + 50), 6]]); // prettier-ignore

function fullStory(form: OrderForm, placedAt: Date, random: Random): OrderStory['steps'] {
  const later = (least: number, most: number, from: Date): Date =>
    new Date(from.getTime() + random.between(least * 60, most * 60) * 1000);
  const decided = later(1, 7, placedAt);
  const chance = random.next();
  if (chance < 0.03) return [{ step: 'reject', at: decided }];
  const confirmed = { step: 'confirm', at: decided } as const;
  if (chance < 0.07) return [confirmed, { step: 'cancel', at: later(3, 12, decided) }];
  const out = later(12, 28, decided);
  const done = later(form.isDelivery ? 14 : 3, form.isDelivery ? 32 : 15, out);
  return [
    confirmed,
    { step: 'in-delivery', at: out },
    { step: 'pay', at: later(1, 2, done) },
    { step: 'completed', at: later(2, 4, done) },
  ].sort((a, b) => a.at.getTime() - b.at.getTime()) as OrderStory['steps'];
}

/** A handful in every state and some that were paid, so that the board and today's figures are not empty. */
function freshOrders(branch: Branch, products: readonly Product[], now: Date, random: Random): OrderStory[] {
  const plans: { minutesAgo: number; steps: StaffStep[] }[] = [
    { minutesAgo: 76, steps: ['confirm', 'in-delivery', 'pay', 'completed'] },
    { minutesAgo: 64, steps: ['confirm', 'in-delivery', 'pay', 'completed'] },
    { minutesAgo: 53, steps: ['confirm', 'in-delivery', 'pay', 'completed'] },
    { minutesAgo: 41, steps: ['confirm', 'in-delivery', 'pay-half'] },
    { minutesAgo: 26, steps: ['confirm', 'in-delivery'] },
    { minutesAgo: 19, steps: ['confirm'] },
    { minutesAgo: 13, steps: ['confirm'] },
    { minutesAgo: 6, steps: [] },
    { minutesAgo: 2, steps: [] },
  ];
  return plans.map((plan, index) => {
    const placedAt = new Date(now.getTime() - (plan.minutesAgo + random.next()) * MINUTE);
    return {
      name: `${branch.identifier} fresh ${index}`,
      branch: branch.identifier,
      placedAt,
      form: generateOrderForm(branch, products, random),
      steps: plan.steps.map((step, n) => ({ step, at: new Date(placedAt.getTime() + (2 + n * 9) * MINUTE) })),
    };
  });
}
