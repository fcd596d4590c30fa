import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../seeded-random.js';
import { paymentFact } from '../fact-of.js';
import type { ChaosContext } from '../context.js';

/** An order as it comes and goes: paid in parts, taken back, completed, called off or left alone. */
export async function orderScenario(context: ChaosContext, random: SeededRandom): Promise<void> {
  const { office, expected } = context;
  const placed = await office.ask('POST', '/api/orders', { body: context.form, key: randomUUID() });
  const id: string = placed.data.id;
  const stream = `order-${id}`;
  expected.add(stream, 'OrderPlaced');
  const command = async (path: string, fact: string, body = {}): Promise<void> => {
    await office.ask('POST', `/api/orders/${id}/${path}`, { body, key: randomUUID() });
    expected.add(stream, fact);
  };
  const pay = (method: string, amount: number): Promise<void> =>
    command('payments', paymentFact(method, amount), { method, amount });

  if (random.chance(0.1)) return;
  await command('status/confirm', 'OrderConfirmed');
  if (random.chance(0.3)) await pay(random.pick(['atm-card', 'cash']), random.between(1, 9));
  if (random.chance(0.2)) {
    const payment = await firstPayment(context, id);
    if (payment) {
      const fact = paymentFact(payment.method, -payment.amount);
      await command(`payments/${payment.id}/counter-entry`, fact, { reason: 'Falsch gebucht' });
    }
  }
  if (random.chance(0.1)) return command('status/cancel', 'OrderCanceled', { reason: 'Abgesagt' });
  await command('status/in-delivery', 'OrderReady');
  await pay('cash', random.between(1, 9));
  if (random.chance(0.8)) await command('status/completed', 'OrderCompleted');
}

async function firstPayment(
  { office }: ChaosContext,
  order: string,
): Promise<{ id: string; method: string; amount: number } | undefined> {
  const { data } = await office.fresh(`/api/orders/${order}/payments`);
  return data[0];
}
