import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { administrator } from '../support/administrator.js';
import { Product } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const JUMPS = ['+26h', '+0', '-3h', '+400d', '+0'];
const BETWEEN_MS = 8_000;

/** Guests order while the clock of all parts, PostgreSQL included, jumps; one member of staff stays signed in. */
async function tryClock(): Promise<TrialReport> {
  if (!existsSync(LIBRARY)) throw new Error('libfaketime is missing (Debian: apt-get install faketime)');
  const folder = await mkdtemp(join(tmpdir(), 'bestellwerk-clock-'));
  // PostgreSQL's user reads it, too.
  await chmod(folder, 0o755);
  const file = join(folder, 'offset');
  const turn = async (offset: string): Promise<void> => {
    await writeFile(`${file}.new`, offset, { mode: 0o644 });
    await rename(`${file}.new`, file);
  };
  await turn('+0');
  const product = await Product.start({ env: fakeTime(file) });
  const flow = await OrderFlow.begin(product.url, { guests: 4 });
  const sessions: string[] = [];
  try {
    for (const jump of JUMPS) {
      const cookie = await signIn(product.url);
      await delay(BETWEEN_MS);
      await turn(jump);
      await delay(3_000);
      const { isSignedIn, hours } = await seenBy(product.url, cookie);
      sessions.push(`${jump} (${hours} h): ${isSignedIn ? 'valid' : 'over'}`);
    }
    await delay(BETWEEN_MS);
    await flow.stop();
    const compared = await compare(product, flow.placed, { areTicketsOfOneDay: false });
    const others = Object.keys(flow.outcomes).filter((outcome) => outcome !== '201');
    return {
      figures: {
        'jumps, and a session from before each': sessions.join(', '),
        orders: countsText(flow.outcomes),
        'slowest order': seconds(flow.slowestOrderMs),
        'what guests read': [...flow.words].join(' | '),
        compared: compared.text,
      },
      findings: [...compared.findings, ...others.map((outcome) => `an order was answered ${outcome}`)],
    };
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const fakeTime = (file: string): Record<string, string> => ({
  LD_PRELOAD: LIBRARY,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(administrator),
  });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? `no cookie, ${response.status}`;
}

/** Whether a session still counts, and by how many hours the server's clock differs from ours. */
async function seenBy(url: string, cookie: string): Promise<{ isSignedIn: boolean; hours: number }> {
  const response = await fetch(`${url}/api/users/me`, { headers: { cookie } });
  const { data } = (await response.json()) as { data: object | null };
  const hours = Math.round((Date.parse(response.headers.get('date')!) - Date.now()) / 3_600_000);
  return { isSignedIn: data !== null, hours };
}

export const clock: Trial = {
  name: 'clock',
  about: `the clock jumps: ${JUMPS.join(', ')}`,
  run: tryClock,
};
