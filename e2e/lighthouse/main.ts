/**
 * `npm run lighthouse [-- runs]`: Lighthouse scores of the shop's pages on a phone, as the median of six runs beside the
 * goals. Lighthouse comes by npx and is no dependency. Only a machine that does nothing else gives figures that count: the speed that Lighthouse
 * found in it (its benchmark index) is named beside them.
 */
import { randomUUID } from 'node:crypto';
import { run } from '../../scripts/run.mjs';
import { chromiumPath } from '../support/chromium.js';
import { Product } from '../support/product.js';
import { takeawayFormOf, type Initial } from '../support/takeaway-form.js';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const SCORE_GOAL = 95;
const SHIFT_GOAL = 0.02;
const PAINT_GOAL_MS = 1_500;
const runs = Number(process.argv[2] ?? 6);

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: { performance: { score: number } };
  readonly audits: Readonly<Record<string, { numericValue?: number }>>;
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

async function placeOrder(url: string): Promise<string> {
  const form = takeawayFormOf(await dataOf<Initial>(await fetch(`${url}/api/init`)), 'Leuchtturm');
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': randomUUID() };
  const sent = await fetch(`${url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(form) });
  const { uid, hash } = await dataOf<{ uid: string; hash: string }>(sent);
  return `status/${uid}/${hash}`;
}

async function reportOf(url: string): Promise<Report> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run';
  const asked = [url, '--output=json', '--output-path=stdout', '--quiet', '--only-categories=performance'];
  const { code, output } = await run('npx', ['--yes', LIGHTHOUSE, ...asked, `--chrome-flags=${flags}`], {
    env: { CHROME_PATH: chromiumPath() },
  });
  const [start, end] = [output.indexOf('\n{') + 1, output.lastIndexOf('}') + 1];
  if (code !== 0 || end === 0) throw new Error(`Lighthouse of ${url}: ${output.slice(-2_000)}`);
  return JSON.parse(output.slice(start, end)) as Report;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

const product = await Product.start();
try {
  await product.ready();
  const pages = { start: '', menu: 'store/wien', status: await placeOrder(product.url) };
  for (const [name, path] of Object.entries(pages)) {
    // The first guest after a start waits for more than others do.
    await reportOf(`${product.url}/${path}`);
    const reports: Report[] = [];
    for (let at = 0; at < runs; at++) reports.push(await reportOf(`${product.url}/${path}`));
    const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
    const score = median(reports.map(({ categories }) => categories.performance.score * 100));
    const shift = figure('cumulative-layout-shift');
    const paint = Math.round(figure('largest-contentful-paint'));
    const isMet = score >= SCORE_GOAL && shift < SHIFT_GOAL && paint < PAINT_GOAL_MS;
    const speed = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
    console.log(
      `${name.padEnd(8)} ${score.toFixed(1)} (goal ${SCORE_GOAL})   shift ${shift.toFixed(3)} (goal < ${SHIFT_GOAL})` +
        `   largest paint ${paint} ms (goal < ${PAINT_GOAL_MS})   blocked ${Math.round(figure('total-blocking-time'))} ms` +
        `   machine ${speed}   ${isMet ? 'met' : 'NOT MET'}`,
    );
    if (!isMet) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
