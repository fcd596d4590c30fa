import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addDays, instantAt } from '@bestellwerk/domain/calendar/zoned-time';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import {
  orderStream,
  type OrderEvent,
  type OrderPlaced,
} from '@bestellwerk/domain/ordering/order/order-events';
import type { OrderItem, OrderOrigin } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { Product } from '@bestellwerk/domain/records/definitions/product';
import { type Days, daysIn } from '@bestellwerk/domain/statistics/period';
import { metadataOf } from '@bestellwerk/event-log/command';
import type { Random } from '@bestellwerk/server-kit/random';
import { newContext } from './contexts.js';
import type { Shop } from './order-forms.js';

const MINUTE = 60_000;
const TIME_ZONE = 'Europe/Vienna';
const PACKAGE_EVERY = 12;

const eventsOf = (name: string): OrderEvent[] => {
  const golden = new URL(`../../domain/ordering/stories/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(golden, 'utf8')) as { events: OrderEvent[] }).events;
};
const sold = eventsOf('takeaway-paid-in-two-parts');
const canceled = eventsOf('delivery-canceled-on-its-way');
const rejected = eventsOf('dine-in-rejected');
const CANCELED = 0.04;
const REJECTED = 0.03;

const modes = ['takeaway', 'takeaway', 'delivery', 'delivery', 'dineIn'] as const;
const methods = ['cash', 'cash', 'atm-card', 'mollie', 'datatrans', 'hydro-ag-voucher'] as const;
const hours = [11, 11, 12, 12, 12, 13, 14, 16, 17, 18, 18, 18, 19, 19, 19, 20, 20, 21] as const;
const contexts = ['web', 'pwa', 'table', 'staff', 'self-service', 'phone'] as const;
const sources = [null, 'Google', 'Instagram', 'Facebook', 'flyer', 'newsletter', 'Bing', 'tripadvisor.at', 'falter.at', 'herold.at', 'standard.at', 'linde.example'] as const; // prettier-ignore

/** The stories of orders that were placed one after the other on some days, in all branches of a shop. */
export class SaleEvents {
  private readonly products: readonly Product[];

  constructor(
    private readonly shop: Shop,
    private readonly days: Days,
    private readonly count: number,
    private readonly random: Random,
  ) {
    this.products = shop.products;
  }

  /** Of the order with this number, from 0 to the count. */
  of(number: number): RecordedEvent<OrderEvent>[] {
    const { random } = this;
    const fate = random.next();
    const story = fate < CANCELED ? canceled : fate < CANCELED + REJECTED ? rejected : sold;
    const date = addDays(this.days.from, Math.floor((number * daysIn(this.days)) / this.count));
    const placedAt = instantAt(date, random.pick(hours) * 60 + random.between(0, 59), TIME_ZONE);
    const due = new Date(placedAt.getTime() + random.between(30, 180) * MINUTE).toISOString();
    const appointment = random.next() < 0.5 ? due : null;
    const method = random.pick(methods);
    const stream = orderStream(randomUUID());
    const metadata = metadataOf(newContext(), placedAt);
    return story.map((event, revision) => {
      const data = {
        ...event.data,
        ...(event.type === 'OrderPlaced' && this.placed(event.data, story === sold)),
        ...(event.type === 'OrderPlaced' && { businessDate: date, placedAt: placedAt.toISOString() }),
        ...(event.type === 'OrderPlaced' && { appointmentDate: appointment, paymentMethod: method }),
        ...(event.type === 'OrderConfirmed' && { appointment }),
        ...(event.type === 'PaymentRecorded' && { method }),
      };
      const recorded = { id: '', stream, revision: String(revision), position: '0', metadata };
      return { ...recorded, type: event.type, data } as RecordedEvent<OrderEvent>;
    });
  }

  private placed(placed: OrderPlaced, isOfAnyMode: boolean): Partial<OrderPlaced> {
    const { random } = this;
    const items = Array.from({ length: random.between(1, 5) }, () => this.item(placed.items[0]!));
    const sum = (name: 'gross' | 'net' | 'tax', of: readonly OrderItem[] = items) =>
      Number(of.reduce((all, item) => all + item[name], 0).toFixed(4));
    const [gross, net, tax] = [sum('gross'), sum('net'), sum('tax')];
    const rates = [...new Set(items.map(({ taxRate }) => taxRate))];
    const taxOf = (rate: number) =>
      sum(
        'tax',
        items.filter(({ taxRate }) => taxRate === rate),
      );
    return {
      branch: random.pick(this.shop.branches).id,
      ...(isOfAnyMode && { mode: random.pick(modes) }),
      items,
      pricing: {
        ...placed.pricing,
        ...{ gross, net, tax, deliveryGross: 0, deliveryNet: 0, deliveryTax: 0 },
        ...{ totalGross: gross, totalNet: net, totalTax: tax },
        taxes: Object.fromEntries(rates.map((rate) => [String(rate), taxOf(rate)])),
      },
      origin: this.origin(),
    };
  }

  private item(like: OrderItem): OrderItem {
    const { random, products } = this;
    const product = popular(random, products);
    const index = products.indexOf(product);
    const amount = random.between(1, 3);
    const taxRate = index % 4 === 0 ? 20 : 10;
    const unitGross = product.price || 9.9;
    const gross = Number((unitGross * amount).toFixed(2));
    const net = Number((gross / (1 + taxRate / 100)).toFixed(4));
    const contents = products.slice(0, 2).map(({ id, name, unit }) => ({ product: id, name, amount: 1, unit })); // prettier-ignore
    return {
      ...like,
      ...{ product: product.id, name: product.name, unit: product.unit, amount, unitGross, gross, net },
      ...{ tax: Number((gross - net).toFixed(4)), taxRate, parts: [], explanation: [] },
      ...(index % PACKAGE_EVERY === 5 && { contents }),
    };
  }

  private origin(): OrderOrigin {
    const { random } = this;
    const source = popular(random, sources);
    const isCampaign = source === 'flyer' || source === 'newsletter';
    const campaign = isCampaign ? random.pick(['herbst', 'winter', 'ostern']) : null;
    return { context: popular(random, contexts), source, medium: isCampaign ? 'print' : null, campaign };
  }
}

/** The first ones more often than the last. */
const popular = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random.next() ** 2 * from.length)]!;
