import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOnce } from './run-once.js';
import { postgresFolder, type Settings } from './settings.js';
import { untilDone, type Waiting } from './until-done.js';

export interface Administrator {
  readonly email: string;
  readonly password: string;
}

/**
 * Prepares the database, again and again until that succeeds, and resolves with the administrator if this created the
 * first account. An embedded database is prepared once: afterwards the backend migrates it by itself.
 */
export async function setUp(
  settings: Settings,
  databaseUrl: string,
  waiting: Waiting,
): Promise<Administrator | null> {
  const mark = settings.databaseUrl ? undefined : join(postgresFolder(settings), 'set-up');
  if (mark && existsSync(mark)) return null;
  const args = ['backend/dist/seed/setup/main.js'];
  const task = { name: 'setup', args, env: { DATABASE_URL: databaseUrl }, visible: false };
  const message = await untilDone(
    () => runOnce<{ administrator: Administrator | null }>(task, waiting.signal),
    { longestPauseMs: 30_000, ...waiting },
  );
  if (mark) leave(mark);
  return message?.administrator ?? null;
}

/** Without it the next start sets up once more, which changes nothing. */
function leave(mark: string): void {
  try {
    writeFileSync(mark, '');
  } catch (error) {
    console.error((error as Error).message);
  }
}
