/**
 * `npm run trials -- [name …]`: breaks a product of its own in one way after the other while guests order, and says
 * what it measured. Ends with 1 if anything was lost, doubled or did not come back. Without names: lists them.
 */
import { backup } from './backup.js';
import { clock } from './clock.js';
import { fullDisks } from './full-disk.js';
import { held } from './held.js';
import { allLogKills } from './log-kills.js';
import { payments } from './payments/payments-under-kills.js';
import { openSubscriptions } from './open-subscriptions.js';
import { prices } from './prices.js';
import { randomKills } from './random-kills.js';
import { sixKills } from './six-kills.js';
import { sockets } from './sockets.js';
import type { Trial } from './trial.js';
import { visits } from './visits.js';

const trials: readonly Trial[] = [
  ...fullDisks,
  ...held,
  ...sixKills,
  ...randomKills,
  ...allLogKills,
  prices,
  clock,
  backup,
  sockets,
  openSubscriptions,
  ...payments,
  visits,
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !trials.some((trial) => trial.name === name));
if (asked.length === 0 || unknown.length > 0) {
  console.error('Usage: npm run trials -- <name> …');
  for (const { name, about } of trials) console.error(`  ${name.padEnd(18)} ${about}`);
  process.exit(2);
}

const started = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${line}`);

for (const name of asked) {
  const trial = trials.find((one) => one.name === name)!;
  say(`${name}: ${trial.about}`);
  const { figures, findings } = await trial.run(say);
  for (const [figure, value] of Object.entries(figures)) console.log(`        ${figure}: ${value}`);
  for (const finding of findings) console.log(`        FAILED ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
process.exit();
