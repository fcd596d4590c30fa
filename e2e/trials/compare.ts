import { setTimeout as delay } from 'node:timers/promises';
import { RetryingClient } from '../chaos/retrying-client.js';
import { runVerify } from '../chaos/run-verify.js';
import { administrator } from '../support/administrator.js';
import { readLog } from '../support/log-reader.js';
import type { Product } from '../support/product.js';
import type { Placed } from './order-flow.js';

const PAGE = 500;
/** What read models have to catch up on after a fault. */
const LISTED_WITHIN_MS = 60_000;

export interface Comparison {
  readonly text: string;
  readonly findings: readonly string[];
}

/** What was accepted is in the log once and in the list once, nothing else is, and tickets have no gap. */
export async function compare(
  product: Product,
  placed: readonly Placed[],
  { areTicketsOfOneDay = true } = {},
): Promise<Comparison> {
  const findings: string[] = [];
  const accepted = placed.map(({ id }) => id).sort();
  const events = await readLog(product.eventStoreUrl);
  const logged = events
    .filter(({ type }) => type === 'OrderPlaced')
    .map(({ stream }) => stream.slice('order-'.length))
    .sort();
  if (String(logged) !== String(accepted)) findings.push(differences('the log', accepted, logged));
  const listed = await listedOrders(product, accepted.length);
  if (String(listed) !== String(accepted)) findings.push(differences('the list', accepted, listed));
  const tickets = placed.map(({ ticketNumber }) => ticketNumber).sort((a, b) => a - b);
  if (areTicketsOfOneDay && tickets.some((ticket, index) => ticket !== index + 1))
    findings.push('tickets have gaps or doubles');
  const verified = await runVerify(product.dataDir, () => undefined);
  findings.push(...verified);
  const verify = verified.length === 0 ? 'verify empty' : 'verify has findings';
  return {
    text: `${accepted.length} accepted, ${logged.length} logged, ${listed.length} listed, ${verify}`,
    findings,
  };
}

/** Once the list holds as many as expected, or does not within the time. */
async function listedOrders(product: Product, expected: number): Promise<string[]> {
  const office = await new RetryingClient(product.url).signIn(administrator);
  const total = async (): Promise<number> => (await office.ask('GET', '/api/orders?limit=1')).meta.total;
  const end = performance.now() + LISTED_WITHIN_MS;
  while ((await total()) < expected && performance.now() < end) await delay(100);
  const ids: string[] = [];
  for (let page = 1, total = 1; ids.length < total; page += 1) {
    const { data, meta } = await office.fresh(`/api/orders?limit=${PAGE}&page=${page}`);
    ids.push(...data.map(({ id }: { id: string }) => id));
    total = data.length === 0 ? 0 : meta.total;
  }
  return ids.sort();
}

function differences(where: string, accepted: readonly string[], found: readonly string[]): string {
  const missing = accepted.filter((id) => !found.includes(id));
  const extra = found.filter((id) => !accepted.includes(id));
  const doubled = found.length - new Set(found).size;
  return `${where} lacks ${missing.length}, has ${extra.length} more and ${doubled} doubled`;
}
