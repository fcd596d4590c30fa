import { expect, test } from '@jest/globals';
import { fold } from '@bestellwerk/domain/kernel/decider';
import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { orderDecider } from '@bestellwerk/domain/ordering/order/order';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { first, initiated, opened, placed } from '@bestellwerk/domain/ordering/testing/online-payments';
import { type Orders, type PaymentAddresses, PaymentDesk } from './payment-desk.js';
import type { OpenedPayment, PaymentProvider } from './providers/provider.js';
import type { Providers } from './providers/providers.js';

/** One order whose payment was just begun, and a provider that answers when the test says so. */
function begun() {
  const events: OrderEvent[] = [placed, initiated()];
  const state = () => fold(orderDecider, events as unknown as RecordedEvent<OrderEvent>[]);
  const orders: Orders = {
    read: () => Promise.resolve(state()),
    decide: (_order, decide) => {
      const decided = decide(state());
      if (!isRefusal(decided)) events.push(...decided);
      return Promise.resolve(undefined as never);
    },
  };
  const answers: ((payment: OpenedPayment) => void)[] = [];
  const provider = {
    name: 'mollie',
    open: () => new Promise<OpenedPayment>((resolve) => answers.push(resolve)),
  } as unknown as PaymentProvider;
  const providers = { mollie: { isThere: true, provider } } as Providers;
  const desk = new PaymentDesk(orders, providers, () => new Date());
  return { events, answers, open: () => desk.open('order', first, {} as PaymentAddresses) };
}

const payment = (name: string): OpenedPayment => ({
  reference: `tr_${name}`,
  checkoutUrl: `https://pay.example/${name}`,
  expiresAt: '2026-11-20T17:30:00.000Z',
});
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a guest is led to the payment that the order knows, though the provider made a second one of the attempt', async () => {
  const { events, answers, open } = begun();
  const [slow, quick] = [open(), open()];
  await turn();
  answers[1]!(payment('b'));
  expect(await quick).toBe('https://pay.example/b');
  answers[0]!(payment('a'));
  expect(await slow).toBe('https://pay.example/b');
  expect(events.filter(({ type }) => type === 'PaymentOpened')).toHaveLength(1);
});

test('a guest is asked to try again where the order knows another payment of the attempt, but not its address', async () => {
  const { events, answers, open } = begun();
  const opening = open();
  await turn();
  const { data } = opened() as Extract<OrderEvent, { type: 'PaymentOpened' }>;
  events.push({ type: 'PaymentOpened', data: { ...data, checkoutUrl: null } });
  answers[0]!(payment('a'));
  await expect(opening).rejects.toThrow('opened meanwhile as another payment');
});
