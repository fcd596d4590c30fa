import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { PlacedOrder } from '@bestellwerk/domain/contracts/order.schema';
import type { Client } from '../../testing/client.js';
import { EMAIL, MARKER, PHONE, TRACES } from './personal-stage.js';

/** Around the day on which the orders of a stage are placed. */
export const days = '?from=2026-11-01&to=2026-11-30';
const sought = [MARKER, '9871234', EMAIL, PHONE].map(encodeURIComponent);

const lists = [
  ...['/api/orders', '/api/orders?limit=500', '/api/mails', '/api/uploads', '/api/print-jobs', '/api/init'],
  ...[`/api/payments${days}`, `/api/payments/export.csv${days}`, `/api/payments/owed`],
  ...['/api/closings?period=2026-11', '/api/closings/export.csv?period=2026-11'],
  ...['/api/closings/export.csv?period=2026-11-20', '/api/reviews?limit=500', '/api/reviews/averages'],
  ...['/api/logs?limit=500', '/api/logs/export', '/api/logs/export?format=ndjson'],
  ...['/api/customers?limit=500', '/api/users?limit=500', '/api/personal-data/erasures'],
];

const searches = sought.flatMap((text) => [
  ...[`/api/search?q=${text}`, `/api/orders?search=${text}`, `/api/guests?phone=${text}`],
  ...[
    `/api/reviews?search=${text}`,
    `/api/logs?filter[text]=${text}`,
    `/api/logs/export?filter[text]=${text}`,
  ],
]);

const ofOrder = ({ id, uid, hash }: PlacedOrder): string[] => [
  ...['', '/history', '/messages', '/payments'].map((path) => `/api/orders/${id}${path}`),
  ...Array.from({ length: 12 }, (_, revision) => `/api/orders/${id}/history/${revision}`),
  ...['kitchen', 'receipt', 'deliveryNote', 'label'].map(
    (template) => `/api/orders/${id}/print-preview/${template}`,
  ),
  `/api/orders/public/${uid}/${hash}`,
];

async function read({ url, cookies }: Client, path: string) {
  const answer = await fetch(url + path, { headers: { ...cookies, 'sec-fetch-site': 'same-origin' } });
  return { path, status: answer.status, text: await answer.text() };
}

const readAll = (admin: Client, paths: readonly string[]) =>
  Promise.all(paths.map((path) => read(admin, path)));

/** What staff can look at, as text. */
export async function everythingShown(admin: Client, orders: readonly PlacedOrder[]): Promise<string> {
  const journals = orders.map(({ id }) => `/api/logs?limit=500&filter[record]=${id}`);
  const entries = await readAll(admin, journals);
  const shown = [...entries, ...(await readAll(admin, [...lists, ...searches]))];
  expect(shown.filter(({ status }) => status !== 200)).toEqual([]);
  const details = entries
    .flatMap(({ text }) => (JSON.parse(text) as { data: { id: string }[] }).data)
    .map(({ id }) => `/api/logs/${id}?personal=true`);
  const more = await readAll(admin, [...orders.flatMap(ofOrder), ...details]);
  // Previews write each letter for itself.
  return [...shown, ...more].map(({ text }) => text.replaceAll(/<[^>]+>/g, '')).join('\n');
}

/** The contents of all files of an installation. */
export const filesText = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name + readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** Shorter than all the text when it fails. */
export const tracesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`.{0,80}(${TRACES.source}).{0,20}`, 'gi'))]
    .map(([found]) => found)
    .slice(0, 5);
