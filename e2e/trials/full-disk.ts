import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Product } from '../support/product.js';
import { compare } from './compare.js';
import { OrderFlow } from './order-flow.js';
import { countsText, PageWatch } from './page-watch.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

const run = promisify(execFile);
const MIB = 1024 * 1024;
const DISK_MIB = 400;
const FULL_MS = 40_000;

interface Filling {
  /** What is left free. */
  readonly leaveMib: number;
  /** Pause between two mebibytes that are written. */
  readonly pauseMs: number;
  readonly kills: boolean;
}

/** A small disk of its own, which only root may make. */
async function withSmallDisk(work: (folder: string) => Promise<TrialReport>): Promise<TrialReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bestellwerk-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=0755`, 'tmpfs', folder]);
  try {
    return await work(join(folder, 'data'));
  } finally {
    await run('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function freeMib(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MIB;
}

async function fill(folder: string, { leaveMib, pauseMs }: Filling): Promise<string> {
  const file = join(folder, 'filling');
  const handle = await open(file, 'w');
  try {
    for (let free = await freeMib(folder); free > leaveMib; free = await freeMib(folder)) {
      await handle.write(Buffer.alloc(Math.max(4096, Math.min(1, free - leaveMib) * MIB)));
      if (pauseMs > 0) await delay(pauseMs);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
  return file;
}

/** Guests order while the disk fills up, stays full for a while and has room again. */
async function tryFullDisk(filling: Filling, say: (line: string) => void): Promise<TrialReport> {
  return withSmallDisk(async (dataDir): Promise<TrialReport> => {
    await mkdir(dataDir);
    const product = await Product.start({ dataDir });
    const ready = new PageWatch(`${product.url}/health/ready`);
    const pages = new PageWatch(`${product.url}/`);
    const init = new PageWatch(`${product.url}/api/init`);
    const flow = await OrderFlow.begin(product.url);
    const findings: string[] = [];
    try {
      await delay(3_000);
      const before = flow.placed.length;
      say(`${before} orders; the disk fills up, ${(await freeMib(dataDir)).toFixed(0)} MiB are free`);
      for (const watch of [ready, pages, init]) watch.since();
      const file = await fill(dataDir, filling);
      const [full, atFull] = [performance.now(), flow.placed.length];
      if (filling.kills) {
        product.killIfThere('PostgreSQL');
        say('PostgreSQL is killed');
      }
      while (performance.now() - full < FULL_MS && !product.hasEnded) await delay(200);
      if (product.hasEnded) return { figures: {}, findings: [`the product has ended:\n${product.output}`] };
      const meanwhile = { ready: ready.since(), pages: pages.since(), init: init.since() };
      const taken = flow.placed.length - atFull;
      const refusal = ready.lastRefusal;
      await rm(file);
      say('there is room again');
      const backMs = await flow.untilNext();
      const freed = performance.now();
      while ((await fetch(`${product.url}/health/ready`)).status !== 200) await delay(50);
      const readyMs = backMs + performance.now() - freed;
      await delay(3_000);
      await flow.stop();
      if (!/Datenträger ist voll/.test(refusal)) findings.push(`ready does not name the disk: ${refusal}`);
      const compared = await compare(product, flow.placed);
      return {
        figures: {
          'orders accepted while full': `${taken} of ${flow.placed.length}`,
          'ready while full': meanwhile.ready,
          'shop page while full': meanwhile.pages,
          'init while full': meanwhile.init,
          'slowest page': seconds(Math.max(pages.slowestMs, init.slowestMs)),
          'first order after there is room': seconds(backMs),
          'ready after there is room': seconds(readyMs),
          orders: countsText(flow.outcomes),
          'what guests read': [...flow.words].join(' | '),
          'what ready says': JSON.stringify(JSON.parse(refusal).error.database),
          compared: compared.text,
        },
        findings: [...findings, ...compared.findings],
      };
    } finally {
      await Promise.all([ready, pages, init].map((watch) => watch.stop()));
      await product.stop();
    }
  });
}

const fullDisk = (name: string, about: string, filling: Partial<Filling>): Trial => ({
  name,
  about,
  run: (say) => tryFullDisk({ leaveMib: 9, pauseMs: 0, kills: false, ...filling }, say),
});

export const fullDisks: readonly Trial[] = [
  fullDisk('full-disk', 'a disk of 400 MB with 9 MB left, at once', {}),
  fullDisk('filling-disk', 'a disk of 400 MB that fills up slowly to the last byte', {
    leaveMib: 0,
    pauseMs: 20,
  }),
  fullDisk('full-disk-kill', 'a disk without a free byte, and PostgreSQL killed on it', {
    leaveMib: 0,
    kills: true,
  }),
];
