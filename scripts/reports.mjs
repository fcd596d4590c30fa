import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './repository.mjs';

const folder = inRoot('.build', 'reports');
const nothing = { passed: 0, failed: 1, skipped: 0 };

/** Keeps what a step wrote, so that the figures of one that passed can be read too. */
export function keepOutput(name, output) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.txt`), output);
}

/** A fresh place for a tool's JSON report. */
export function reportFile(name) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Tests of a jest report; a file that could not run counts as one failure, a missing report too. */
export function jestCounts(file) {
  if (!existsSync(file)) return nothing;
  const report = read(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Tests of a Playwright report; an error outside of tests counts as one failure, a missing report too. */
export function playwrightCounts(file) {
  if (!existsSync(file)) return nothing;
  const { stats, errors } = read(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
