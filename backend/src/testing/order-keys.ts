import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { EventLog } from '@bestellwerk/event-log/event-log';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import type { BackendHarness } from './backend-harness.js';
import { newKey, type Client, type Response } from './client.js';
import { place } from './orders.js';

/** Customers who each keep the key of their order until they know its outcome. */
export class OrderKeys {
  private readonly keys;

  constructor(count: number) {
    this.keys = Array.from({ length: count }, newKey);
  }

  /** Everybody sends the order once. */
  send(visitor: () => Client): Promise<Response[]> {
    return Promise.all(this.keys.map((key) => place(visitor(), {}, key)));
  }

  /** Everybody sends it again until it is answered; the ids of the orders. */
  insist(visitor: () => Client): Promise<string[]> {
    return Promise.all(
      this.keys.map((key) =>
        eventually(async () => {
          const { status, body } = await place(visitor(), {}, key);
          if (status !== 201) throw new Error(`Placing an order is answered ${status}`);
          return body.data.id as string;
        }),
      ),
    );
  }
}

/** How often each of these orders is in the log. */
export function timesPlaced(stage: BackendHarness, orders: readonly string[]): Promise<number[]> {
  const log = stage.app.get(EventLog);
  return Promise.all(
    orders.map(async (order) => {
      const events = await log.readStream(orderStream(order));
      return events.filter(({ type }) => type === 'OrderPlaced').length;
    }),
  );
}
