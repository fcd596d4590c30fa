import { keepOutput } from './reports.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} args arguments for this Node.js
 * @property {Record<string, string>} [env]
 * @property {() => Counts} [counts] reads the step's report; without it the step itself is the one thing counted
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

function countsOf(step, code) {
  const own = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = step.counts?.() ?? own;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function describe({ passed, failed, skipped }) {
  return [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

async function runStep(step) {
  const started = performance.now();
  console.log(`  …  ${step.name}`);
  const { code, output } = await run(process.execPath, step.args, { env: { FORCE_COLOR: '0', ...step.env } });
  keepOutput(step.name, output);
  const counts = countsOf(step, code);
  if (counts.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(
    `  ${counts.failed > 0 ? '✗' : '✓'}  ${step.name.padEnd(24)} ${seconds(started)}  ${describe(counts)}`,
  );
  return counts;
}

/**
 * Runs all steps, so many at once, and goes on after a failure. Shows each step's time, and the output of those that
 * failed; that of all is kept in `.build/reports`.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Counts>} the sums
 */
export async function runSteps(steps, atOnce = 1) {
  const waiting = [...steps];
  const total = { passed: 0, failed: 0, skipped: 0 };
  const work = async () => {
    while (waiting.length > 0) {
      const counts = await runStep(waiting.shift());
      for (const key of Object.keys(total)) total[key] += counts[key];
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return total;
}

/** The last lines of a run, `N passed, N failed` the very last, and its exit code. */
export function conclude(totals) {
  const sum = (key) => totals.reduce((all, each) => all + each[key], 0);
  console.log(sum('skipped') > 0 ? `\n${sum('skipped')} skipped` : '');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
