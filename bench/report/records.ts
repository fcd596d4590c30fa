import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.js';

export interface BenchRun {
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  readonly isQuick: boolean;
  readonly figures: readonly Figure[];
}

/** Half as good as what was recorded is a loss; anything less is noise. */
const LOSS = 0.5;

export function runOf(figures: readonly Figure[], isQuick: boolean): BenchRun {
  const [cpu] = cpus();
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
    isQuick,
    figures,
  };
}

export function readRun(folder: string, name: string): BenchRun | null {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BenchRun) : null;
}

/** Figures that were not measured this time stay as they were. */
export function writeRun(folder: string, name: string, run: BenchRun): void {
  const measured = new Set(run.figures.map((figure) => figure.name));
  const kept = readRun(folder, name)?.figures.filter((figure) => !measured.has(figure.name)) ?? [];
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ ...run, figures: [...kept, ...run.figures] }, null, 2);
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
}

/** The figures whose ratio is only half as good as the recorded one, in words. */
export function lossesOf(figures: readonly Figure[], recorded: BenchRun | null): string[] {
  const before = new Map(recorded?.figures.map((figure) => [figure.name, figure]));
  return figures.flatMap((figure) => {
    const earlier = before.get(figure.name)?.ratio;
    if (figure.ratio === undefined || earlier === undefined) return [];
    const isMoreBetter = figure.isMoreBetter ?? true;
    const kept = isMoreBetter ? figure.ratio / earlier : earlier / figure.ratio;
    return kept < LOSS ? [`${figure.name}: ${figure.ratio.toFixed(2)} after ${earlier.toFixed(2)}`] : [];
  });
}
