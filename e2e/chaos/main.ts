/**
 * `npm run chaos -- --minutes 10 [--seed n]`: kills parts of the product at random under mixed load, then compares
 * everything that was answered. Ends with 1 and a list if anything differs.
 */
import { parseArgs } from 'node:util';
import { Product } from '../support/product.js';
import { runChaos } from './run-chaos.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Date.now() % 100_000);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('Usage: npm run chaos -- --minutes 10 [--seed 42]');
  process.exit(2);
}

const started = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${line}`);
say(`${minutes} minutes, seed ${seed}`);

/** Of the product's own log. */
const isError = (line: string): boolean => line.includes('"level":50');

const product = await Product.start();
try {
  const { findings, kills, answered, unanswered, events } = await runChaos(product, {
    seconds: minutes * 60,
    seed,
    say,
  });
  const killed = Object.entries(kills).map(([part, count]) => `${part} ${count}`);
  say(`kills: ${killed.join(', ')}`);
  say(`${answered} answers, ${unanswered} attempts without one, ${events} events in the log`);
  for (const finding of findings) console.log(`  ${finding}`);
  if (findings.length > 0) console.log(product.output.split('\n').filter(isError).join('\n'));
  say(findings.length === 0 ? 'Nothing was lost, nothing was doubled.' : `${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
process.exit();
