import { setTimeout as delay } from 'node:timers/promises';
import type { LiveChanges, SubscriptionAnswer } from '@bestellwerk/domain/contracts/live.schema';
import { boardTopic } from '@bestellwerk/domain/contracts/live-topics';
import { io, type Socket } from 'socket.io-client';
import { startHelper } from '../limits/helper.js';
import { OrderForms, shopAt } from '../load/order-forms.js';
import { paced } from '../load/paced.js';
import { type Figure, median, percentile } from '../report/figure.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { Product } from '../harness/product.js';

const ORDERS_PER_SECOND = 50;
const LAST_MESSAGE_MS = 3_000;

/** From the answer to an order until the board's socket shows it, beside the echo of a bare socket. */
export const push: Scenario = {
  name: 'push',
  async run(surroundings: Surroundings): Promise<Figure[]> {
    const { sizes, atEnd } = surroundings;
    const product = await Product.start(surroundings);
    const echo = await startHelper('./echo-server.mjs');
    atEnd(() => echo.stop());
    const forms = new OrderForms(await shopAt(product.url));
    const board = io(`${product.url}/live`, {
      transports: ['websocket'],
      extraHeaders: { cookie: await product.signIn(), origin: product.url },
    });
    const echoes = io(echo.url, { transports: ['websocket'] });
    atEnd(() => [board, echoes].map((socket) => socket.close()));
    const answer = (await board.emitWithAck('subscribe', boardTopic(forms.branch))) as SubscriptionAnswer;
    if (!answer.ok) throw new Error(answer.message);

    const rounds = { pushed: [] as number[][], echoed: [] as number[][] };
    for (let round = 0; round <= sizes.rounds; round++) {
      const pushed = await pushTimes(product.url, board, forms, sizes.loadMs);
      const echoed = await echoTimes(echoes, sizes.loadMs);
      if (round === 0) continue;
      rounds.pushed.push(pushed);
      rounds.echoed.push(echoed);
    }
    return [0.5, 0.95].map((part) => ({
      name: `event to browser, p${part * 100}`,
      unit: 'ms',
      value: median(rounds.pushed.map((times) => percentile(times, part))),
      limit: median(rounds.echoed.map((times) => percentile(times, part))),
    }));
  },
};

async function pushTimes(
  url: string,
  board: Socket,
  forms: OrderForms,
  milliseconds: number,
): Promise<number[]> {
  const answered = new Map<string, number>();
  const shown = new Map<string, number>();
  const note = ({ rows }: LiveChanges) => {
    for (const { id } of rows as { id: string }[]) if (!shown.has(id)) shown.set(id, performance.now());
  };
  board.on('changes', note);
  await paced(ORDERS_PER_SECOND, milliseconds, async () => {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(forms.next()),
    });
    const { data } = (await response.json()) as { data: { id: string } };
    answered.set(data.id, performance.now());
  });
  const end = performance.now() + LAST_MESSAGE_MS;
  while (performance.now() < end && [...answered.keys()].some((id) => !shown.has(id))) await delay(10);
  board.off('changes', note);
  return [...answered].map(([id, at]) => Math.max(0, (shown.get(id) ?? Infinity) - at));
}

async function echoTimes(socket: Socket, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  let count = 0;
  const sent = new Map<number, number>();
  const note = (number: number) => times.push(performance.now() - sent.get(number)!);
  socket.on('echo', note);
  await paced(ORDERS_PER_SECOND, milliseconds, async () => {
    sent.set(++count, performance.now());
    socket.emit('echo', count);
  });
  while (times.length < count) await delay(1);
  socket.off('echo', note);
  return times;
}
