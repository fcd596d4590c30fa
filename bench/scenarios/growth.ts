import { join } from 'node:path';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { EventLog } from '@bestellwerk/event-log/event-log';
import { EVENTS_PER_ORDER, fillOrders } from '../load/fill-orders.js';
import { HttpConnection, requestText } from '../load/http-connection.js';
import { perSecond, requestsPerSecond } from '../load/load.js';
import { OrderForms, orderRequest, shopAt } from '../load/order-forms.js';
import { alternate, type Figure, median } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { openLog } from '../harness/log-stage.js';
import { Product } from '../harness/product.js';
import { ReadModels } from '../harness/read-models.js';

const TIME_ZONE = 'Europe/Vienna';
const CONNECTIONS = 8;
const OPEN_ORDERS = 50;
const BURST = 100;

/** The same in a young and in an old installation, side by side: all orders were placed today in one branch. */
export const growth: Scenario = {
  name: 'growth',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, say } = surroundings;
    const young = await Installation.start(surroundings, 'young', sizes.few);
    say(`writing ${sizes.many} orders`);
    const old = await Installation.start(surroundings, 'old', sizes.many);
    const figures: Figure[] = [];
    for (const [name, measure] of Object.entries(measurements)) {
      say(name);
      for (const warmUp of [old, young]) await measure(warmUp, sizes.loadMs);
      const { product, limit } = await alternate(
        sizes.rounds,
        () => measure(old, sizes.loadMs),
        () => measure(young, sizes.loadMs),
      );
      const ratio = median(product.map((ms, round) => ms / limit[round]!));
      figures.push({
        name: `growth of ${name}, ${sizes.many} orders beside ${sizes.few}`,
        unit: 'ms',
        value: median(product),
        limit: median(limit),
        ratio,
        isMoreBetter: false,
      });
    }
    return figures;
  },
};

/** Milliseconds of one: queries first, since placing orders fills the board. */
const measurements: Record<string, (one: Installation, milliseconds: number) => Promise<number>> = {
  'the board': (one, milliseconds) => one.timeOfGet('/api/orders/current', milliseconds),
  'the list': (one, milliseconds) => one.timeOfGet('/api/orders?limit=25', milliseconds),
  'an event caught up': (one) => one.timeOfCatchUp(),
  'placing an order': (one, milliseconds) => one.timeOfOrders(milliseconds),
};

class Installation {
  private constructor(
    private readonly product: Product,
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
    private readonly forms: OrderForms,
    private readonly cookie: string,
  ) {}

  static async start(surroundings: Surroundings, name: string, orders: number): Promise<Installation> {
    const { folder, atEnd } = surroundings;
    const product = await Product.start(surroundings, join(folder, name));
    const log = await openLog(product.eventStoreUrl, product.databaseUrl, atEnd);
    const readModels = await ReadModels.open(product.databaseUrl);
    atEnd(() => readModels.close());
    const forms = new OrderForms(await shopAt(product.url));
    const today = businessDate(new Date(), TIME_ZONE);
    const head = await fillOrders(log, orders, { branch: forms.branch, businessDate: today });
    await readModels.until(head);
    await readModels.rows('VACUUM ANALYZE');
    const installation = new Installation(product, log, readModels, forms, await product.signIn());
    await installation.placeOpenOrders();
    return installation;
  }

  async timeOfGet(path: string, milliseconds: number): Promise<number> {
    const connection = await HttpConnection.open(this.product.url);
    const request = requestText('GET', path, { cookie: this.cookie });
    try {
      const rate = await perSecond(1, milliseconds, async () => {
        const { status, body } = await connection.send(request);
        if (status !== 200) throw new Error(`${path} was answered ${status}: ${body}`);
      });
      return 1_000 / rate;
    } finally {
      connection.close();
    }
  }

  async timeOfOrders(milliseconds: number): Promise<number> {
    const load = { connections: CONNECTIONS, milliseconds, status: 201 };
    return 1_000 / (await requestsPerSecond(this.product.url, load, () => orderRequest(this.forms.next())));
  }

  /** Of a day long ago, so that the board stays as it is. */
  async timeOfCatchUp(): Promise<number> {
    const started = performance.now();
    const day = { branch: crypto.randomUUID(), businessDate: '2026-01-01' };
    await this.readModels.until(await fillOrders(this.log, BURST, day));
    return (performance.now() - started) / (BURST * EVENTS_PER_ORDER);
  }

  private async placeOpenOrders(): Promise<void> {
    const connection = await HttpConnection.open(this.product.url);
    for (let count = 0; count < OPEN_ORDERS; count++) {
      const { status, body } = await connection.send(orderRequest(this.forms.next()));
      if (status !== 201) throw new Error(`An order was answered ${status}: ${body}`);
    }
    connection.close();
    await this.readModels.until(await this.log.head());
  }
}
