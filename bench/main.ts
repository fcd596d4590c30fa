/**
 * Measures the product beside what the machine could do at best: `npm run bench -- [scenario …] [--quick] [--record] [--orders n]`.
 * Fails only when a ratio is half as good as in the recorded run.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from './report/figure.js';
import { lossesOf, readRun, runOf, writeRun } from './report/records.js';
import { tableOf } from './report/table.js';
import { runScenario } from './run-scenario.js';
import { scenarios } from './scenarios.js';
import { full, quick } from './sizes.js';

const results = 'bench/results';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    orders: { type: 'string' },
  },
});
const sizes = values.quick ? quick : full;
const many = Number(values.orders ?? sizes.many);
if (!Number.isInteger(many) || many < 1) {
  console.error('--orders takes a number of orders, for the scenarios of old installations.');
  process.exit(1);
}
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. There are ${scenarios.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const record = values.quick ? 'recorded-quick' : 'recorded';

const folder = await mkdtemp(join(tmpdir(), 'bestellwerk-bench-'));
await chmod(folder, 0o755);
const figures: Figure[] = [];
try {
  for (const scenario of chosen) {
    figures.push(
      ...(await runScenario(scenario, {
        sizes: { ...sizes, many },
        folder: join(folder, scenario.name),
        say: (line) => console.error(`  ${scenario.name}: ${line}`),
      })),
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const losses = lossesOf(figures, readRun(results, record));
const run = runOf(figures, values.quick);
console.log(`\n${run.machine}\n\n${tableOf(figures)}\n`);
writeRun(results, 'latest', run);
if (values.record) writeRun(results, record, run);
for (const loss of losses) console.error(`Half as good as recorded: ${loss}`);
process.exit(losses.length > 0 ? 1 : 0);
