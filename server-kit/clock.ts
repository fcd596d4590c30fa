import { readFileSync } from 'node:fs';
import { WrongSettings } from './wrong-settings.js';

const VARIABLE = 'TEST_CLOCK_FILE';

/**
 * The time by which a process decides. A trial may turn it for all parts at once: TEST_CLOCK_FILE names a file with the
 * milliseconds by which they are ahead. Throws WrongSettings where it is set outside of tests.
 */
export function clockFrom(env: NodeJS.ProcessEnv): () => Date {
  const file = env[VARIABLE];
  if (!file) return () => new Date();
  if (env.NODE_ENV !== 'test') {
    throw new WrongSettings(`${VARIABLE} turns the clock: it is for tests (NODE_ENV=test) only.`);
  }
  aheadMs(file);
  return () => new Date(Date.now() + aheadMs(file));
}

function aheadMs(file: string): number {
  const ahead = Number(readFileSync(file, 'utf8'));
  if (Number.isSafeInteger(ahead) && ahead >= 0) return ahead;
  throw new WrongSettings(`${file} (${VARIABLE}) must hold a number of milliseconds.`);
}
