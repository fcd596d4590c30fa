import { chmod, copyFile, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../server-kit/testing/until.js';
import { RetryingClient } from '../chaos/retrying-client.js';
import { runVerify } from '../chaos/run-verify.js';
import { administrator } from '../support/administrator.js';
import { Product } from '../support/product.js';
import { OrderFlow } from './order-flow.js';
import { runProgram } from './run-program.js';
import { seconds, type Trial, type TrialReport } from './trial.js';

/** Guests order while a backup is taken; it is damaged, cut off and killed, and at last restored elsewhere. */
async function tryBackup(say: (line: string) => void): Promise<TrialReport> {
  const folder = await mkdtemp(join(tmpdir(), 'bestellwerk-backup-'));
  await chmod(folder, 0o755);
  const archive = join(folder, 'all.tar');
  const figures: Record<string, string> = {};
  const findings: string[] = [];
  const refused = async (what: string, dataDir: string, file: string): Promise<void> => {
    const { code, output } = await runProgram('restore', dataDir, [file]);
    figures[what] = `exit ${code}: ${output.trim().split('\n').at(-1)}`;
    if (code === 0) findings.push(`a restore worked: ${what}`);
  };
  const product = await Product.start();
  let accepted: string[];
  try {
    const flow = await OrderFlow.begin(product.url, { guests: 12 });
    await delay(5_000);
    const killedFile = join(folder, 'killed.tar');
    const killed = await runProgram('backup', product.dataDir, [killedFile], (child) => {
      const isBegun = async (): Promise<boolean> => (await readdir(folder)).length > 0;
      void until(isBegun).then(() => child.kill('SIGKILL'));
    });
    const left = (await readdir(folder)).filter((name) => name === 'killed.tar');
    figures['a backup that is killed'] = `exit ${killed.code}, ${left.length} files with its name`;
    if (killed.code === 0 || left.length > 0) findings.push('a killed backup left a file with its name');
    accepted = flow.placed.map(({ id }) => id);
    const begun = flow.placed.length;
    const { code, output, ms } = await runProgram('backup', product.dataDir, [archive]);
    if (code !== 0) findings.push(`the backup ended with ${code}: ${output}`);
    figures['backup while orders go on'] = `${seconds(ms)}, ${flow.placed.length - begun} orders meanwhile`;
    await flow.stop();
    await refused('a restore onto a product that runs', product.dataDir, archive);
  } finally {
    await product.stop();
  }
  say('backed up');
  const damaged = join(folder, 'damaged.tar');
  await copyFile(archive, damaged);
  await flipOneBit(damaged);
  await refused('one bit wrong', join(folder, 'from-damaged'), damaged);
  const cut = join(folder, 'cut.tar');
  await copyFile(archive, cut);
  await truncate(cut, Math.floor((await stat(cut)).size / 2));
  await refused('cut off', join(folder, 'from-cut'), cut);
  const dataDir = join(folder, 'restored');
  const restored = await runProgram('restore', dataDir, [archive]);
  if (restored.code !== 0) findings.push(`the restore ended with ${restored.code}: ${restored.output}`);
  const second = await Product.start({ dataDir });
  try {
    const office = await new RetryingClient(second.url).signIn(administrator);
    let found = 0;
    let readable = 0;
    for (const id of accepted) {
      const { data } = await office.ask('GET', `/api/orders/${id}`).catch(() => ({ data: null }));
      if (data) found += 1;
      if (data?.contact.lastName === 'Versuch') readable += 1;
    }
    figures['accepted before it and there afterwards'] =
      `${found} of ${accepted.length}, ${readable} with their names`;
    if (readable < accepted.length) findings.push('orders are missing after the restore');
    findings.push(...(await runVerify(dataDir, say)));
  } finally {
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { figures, findings };
}

async function flipOneBit(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const at = Math.floor((await handle.stat()).size / 3);
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  byte[0]! ^= 1;
  await handle.write(byte, 0, 1, at);
  await handle.close();
}

export const backup: Trial = {
  name: 'backup',
  about: 'a backup while guests order, damaged, cut off, killed, and restored elsewhere',
  run: tryBackup,
};
