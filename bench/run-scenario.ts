import { chmod, mkdir } from 'node:fs/promises';
import type { Figure } from './report/figure.js';
import type { Scenario, Surroundings } from './scenario.js';

/** Runs a scenario and takes away what it has started. */
export async function runScenario(
  scenario: Scenario,
  surroundings: Omit<Surroundings, 'atEnd'>,
): Promise<Figure[]> {
  const ends: (() => unknown)[] = [];
  await mkdir(surroundings.folder, { recursive: true });
  await chmod(surroundings.folder, 0o755);
  try {
    return await scenario.run({ ...surroundings, atEnd: (end) => ends.unshift(end) });
  } finally {
    for (const end of ends) await end();
  }
}
