import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './repository.mjs';

const folder = inRoot('.build', 'reports');
/** Those of this run. */
const reports = new Set();
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
  reports.add(file);
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

const jestTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const playwrightTimes = ({ suites }) =>
  suites.map((suite) => ({
    file: join('e2e', suite.file),
    ms: specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }));

/** The test files that took longest in the steps of this run, in all of them together; `ms` is wall time. */
export function slowestFiles(count) {
  const total = new Map();
  for (const reportOfStep of [...reports].filter((file) => existsSync(file))) {
    const report = read(reportOfStep);
    for (const { file, ms } of report.testResults ? jestTimes(report) : playwrightTimes(report)) {
      total.set(file, (total.get(file) ?? 0) + ms);
    }
  }
  return [...total].sort(([, one], [, other]) => other - one).slice(0, count);
}
