import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { administrator } from '../support/administrator.js';
import { readLog } from '../support/log-reader.js';
import type { Product } from '../support/product.js';
import { takeawayFormOf } from '../support/takeaway-form.js';
import { RetryingClient } from './retrying-client.js';
import { runVerify } from './run-verify.js';

export interface FaultyServer {
  readonly seconds: number;
  /** Shell commands. */
  readonly breakBy: string;
  readonly mendBy: string;
  /** How long the server works between two faults, and how long a fault lasts. */
  readonly everySeconds: number;
  readonly awaySeconds: number;
  readonly say: (line: string) => void;
}

export interface OrdersReport {
  readonly findings: readonly string[];
  readonly faults: number;
  readonly orders: number;
  readonly unanswered: number;
  readonly longestWaitMs: number;
}

const GUESTS = 12;

/** Guests order while a server of the operator's is broken and mended again and again; then every answer is compared. */
export async function ordersUnderFaults(product: Product, options: FaultyServer): Promise<OrdersReport> {
  const { seconds, say } = options;
  const guests = new RetryingClient(product.url);
  const { data } = await guests.ask('GET', '/api/init');
  const end = performance.now() + seconds * 1_000;
  const orders: string[] = [];
  const findings: string[] = [];
  let longestWaitMs = 0;
  const guest = async (): Promise<void> => {
    const form = takeawayFormOf(data, 'Chaos');
    while (performance.now() < end) {
      const asked = performance.now();
      await guests
        .ask('POST', '/api/orders', { body: form, key: randomUUID() })
        .then((placed) => orders.push(placed.data.id as string))
        .catch((error: Error) => findings.push(error.message));
      longestWaitMs = Math.max(longestWaitMs, performance.now() - asked);
    }
  };
  const [faults] = await Promise.all([breakAndMend(options, end), ...Array.from({ length: GUESTS }, guest)]);
  await product.ready();
  say('compares what was answered');
  findings.push(...(await missingOrders(product, orders)), ...(await runVerify(product.dataDir, say)));
  return { findings, faults, orders: orders.length, unanswered: guests.unanswered, longestWaitMs };
}

async function breakAndMend(options: FaultyServer, end: number): Promise<number> {
  const { everySeconds, awaySeconds, breakBy, mendBy, say } = options;
  for (let faults = 0; ; faults += 1) {
    await delay(everySeconds * 1_000);
    if (performance.now() >= end) return faults;
    say(`breaks: ${breakBy}`);
    try {
      await shell(breakBy);
      await delay(awaySeconds * 1_000);
    } finally {
      say(`mends: ${mendBy}`);
      await shell(mendBy);
    }
  }
}

/** Its output is no matter, and what it leaves running must not keep it from ending. */
async function shell(command: string): Promise<void> {
  await promisify(execFile)('sh', ['-c', `(${command}) >/dev/null 2>&1 </dev/null`]);
}

/** Looks only at the orders of this run: the log may hold others. */
async function missingOrders(product: Product, orders: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  if (new Set(orders).size < orders.length) findings.push('One order was the answer to two keys');
  const placed = new Map<string, number>();
  for (const { stream, type } of await readLog(product.eventStoreUrl)) {
    if (type === 'OrderPlaced') placed.set(stream, (placed.get(stream) ?? 0) + 1);
  }
  for (const id of orders) {
    const times = placed.get(`order-${id}`) ?? 0;
    if (times !== 1) findings.push(`order-${id} is in the log ${times} times`);
  }
  const office = await new RetryingClient(product.url).signIn(administrator);
  for (const id of orders) {
    await office.fresh(`/api/orders/${id}`).catch((error: Error) => findings.push(`${id}: ${error.message}`));
  }
  return findings;
}
