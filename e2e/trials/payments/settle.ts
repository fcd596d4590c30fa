import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { until } from '../../../server-kit/testing/until.js';
import type { RetryingClient } from '../../chaos/retrying-client.js';
import type { Product } from '../../support/product.js';
import type { TurnedClock } from './turned-clock.js';

const MINUTE_MS = 60_000;
/** Longer than a deadline must have been seen to be due, by a clock that nobody turns. */
const LOOK_MS = 4_000;
const STEPS = [1, 4, 30, ...Array.from({ length: 60 }, () => 60)];

/**
 * Turns the clock as far as the polling times go, until nothing waits for a provider any more. Meanwhile the branch decides
 * about each order that waits for it.
 */
export async function settle(
  product: Product,
  clock: TurnedClock,
  office: RetryingClient,
): Promise<readonly string[]> {
  for (const minutes of STEPS) {
    await clock.turn(minutes * MINUTE_MS);
    await delay(LOOK_MS);
    await decide(office);
    if ((await waiting(product.dataDir)).length === 0) return [];
  }
  return (await waiting(product.dataDir)).map((deadline) => `still waits for a provider: ${deadline}`);
}

/** Every third order is called off. */
async function decide(office: RetryingClient): Promise<void> {
  const { data } = await office.fresh('/api/orders?limit=500&filter[status]=pending');
  for (const [index, { id }] of (data as { id: string }[]).entries()) {
    const step = index % 3 === 2 ? 'cancel' : 'confirm';
    await office.outcome('POST', `/api/orders/${id}/status/${step}`, { body: { reason: 'Storno' } });
  }
}

async function waiting(dataDir: string): Promise<string[]> {
  const client = new Client({ connectionString: (await runningAt(dataDir)).DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ kind: string; stream: string }>(
      `SELECT kind, stream FROM views.deadline
       WHERE kind LIKE 'payment-%' OR kind IN ('unpaid-order', 'counter-appointment')`,
    );
    return rows.map(({ kind, stream }) => `${kind} of ${stream}`);
  } finally {
    await client.end();
  }
}

const runningAt = async (dataDir: string): Promise<{ DATABASE_URL: string }> =>
  JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as { DATABASE_URL: string };

export interface Difference {
  readonly kind: string;
  readonly order: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
}

/** What the ledger lists on the page of the back office. */
export async function ledger(
  office: RetryingClient,
  days: { from: string; to: string },
): Promise<Difference[]> {
  return until(async () => {
    const { body } = await office.outcome('GET', `/api/ledger/comparison?from=${days.from}&to=${days.to}`);
    const last = String(body).trim().split('\n').at(-1)!;
    return (JSON.parse(last) as { differences?: Difference[] }).differences;
  });
}

/** What accounting does about it: asks the provider again, gives money back, takes cash entries back. */
export async function workOff(office: RetryingClient, differences: readonly Difference[]): Promise<void> {
  for (const { kind, order } of differences) {
    const path = `/api/orders/${order}`;
    const post = (name: string, body: object) =>
      office.outcome('POST', `${path}/${name}`, { body, key: randomUUID() });
    await post('update-payment-status', {});
    if (kind !== 'notGivenBack') continue;
    const { status, owedAmount, refundableAmount } = (await office.fresh(path)).data;
    const isOver = ['rejected', 'canceled', 'failed'].includes(status);
    const back = Math.min(owedAmount, refundableAmount);
    if (back > 0) await post('refunds', { reason: 'Rückzahlung noch einmal', amount: back });
    const { data } = (await office.fresh(`${path}/payments`)) as { data: RecordedPayment[] };
    let left = Math.round((owedAmount - back) * 100) / 100;
    for (const { id, amount } of data.filter(
      ({ method, kind, correctedBy }) => method === 'cash' && kind === 'payment' && !correctedBy,
    )) {
      if (isOver) await post(`payments/${id}/counter-entry`, { reason: 'Bar zurückgegeben' });
      else if (left > 0) {
        const part = Math.min(left, amount);
        await post(`payments/${id}/refunds`, { reason: 'Bar zurückgegeben', amount: part });
        left = Math.round((left - part) * 100) / 100;
      }
    }
  }
}

interface RecordedPayment {
  readonly id: string;
  readonly kind: string;
  readonly method: string;
  readonly correctedBy: string | null;
  readonly amount: number;
}

/** `npm run reconcile` beside the product: what it says if it finds anything. */
export async function reconcile(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  { from, to }: { from: string; to: string },
): Promise<{ text: string; findings: string[] }> {
  const args = ['scripts/part.mjs', '--beside', 'backend/dist/payments/reconcile-main.js', from, to];
  const options = { env: { ...process.env, NODE_OPTIONS: '', ...env, DATA_DIR: dataDir } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const text = stdout.trim().split('\n').at(-1) ?? '';
      resolve({ text, findings: error ? [`reconcile: ${stdout}${stderr}`] : [] });
    });
  });
}
