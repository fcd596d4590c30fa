/**
 * `npm run chaos -- --minutes 10 [--seed n]`: kills parts of the product at random under mixed load, then compares
 * everything that was answered. Ends with 1 and a list if anything differs.
 *
 * `npm run chaos -- --break <command> --mend <command>`: instead, guests order while these commands break and mend a
 * server of the operator's (EVENTSTORE_URL, DATABASE_URL) every so many seconds (--every 20, --away 10).
 */
import { parseArgs } from 'node:util';
import { Product } from '../support/product.js';
import { ordersUnderFaults } from './orders-under-faults.js';
import { runChaos } from './run-chaos.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    break: { type: 'string' },
    mend: { type: 'string' },
    every: { type: 'string', default: '20' },
    away: { type: 'string', default: '10' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Date.now() % 100_000);
const [everySeconds, awaySeconds] = [Number(values.every), Number(values.away)];
const isUsable = minutes > 0 && Number.isInteger(seed) && everySeconds > 0 && awaySeconds >= 0;
if (!isUsable || (values.break === undefined) !== (values.mend === undefined)) {
  console.error('Usage: npm run chaos -- --minutes 10 [--seed 42]');
  console.error(
    '       npm run chaos -- --minutes 10 --break <command> --mend <command> [--every 20] [--away 10]',
  );
  process.exit(2);
}

const started = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${line}`);
say(values.break ? `${minutes} minutes` : `${minutes} minutes, seed ${seed}`);

/** Of the product's own log. */
const isError = (line: string): boolean => line.includes('"level":50');

const seconds = minutes * 60;

async function killParts(product: Product): Promise<readonly string[]> {
  const { findings, kills, answered, unanswered, events } = await runChaos(product, { seconds, seed, say });
  const killed = Object.entries(kills).map(([part, count]) => `${part} ${count}`);
  say(`kills: ${killed.join(', ')}`);
  say(`${answered} answers, ${unanswered} attempts without one, ${events} events in the log`);
  return findings;
}

async function breakServer(product: Product, breakBy: string, mendBy: string): Promise<readonly string[]> {
  const options = { seconds, breakBy, mendBy, everySeconds, awaySeconds, say };
  const { findings, faults, orders, unanswered, longestWaitMs } = await ordersUnderFaults(product, options);
  const longest = (longestWaitMs / 1_000).toFixed(1);
  say(
    `${faults} faults, ${orders} orders, ${unanswered} attempts without an answer, longest wait ${longest} s`,
  );
  return findings;
}

const product = await Product.start();
try {
  const findings = values.break
    ? await breakServer(product, values.break, values.mend!)
    : await killParts(product);
  for (const finding of findings) console.log(`  ${finding}`);
  if (findings.length > 0) console.log(product.output.split('\n').filter(isError).join('\n'));
  say(findings.length === 0 ? 'Nothing was lost, nothing was doubled.' : `${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
process.exit();
