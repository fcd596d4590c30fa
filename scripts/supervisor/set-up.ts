import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runErrand } from './errand.js';
import { postgresFolder, type Settings } from './settings.js';

export interface Administrator {
  readonly email: string;
  readonly password: string;
}

/**
 * Prepares the database and resolves with the administrator if this created the first account. An embedded database is
 * prepared once: afterwards the backend migrates it by itself.
 */
export async function setUp(
  settings: Settings,
  databaseUrl: string,
  signal: AbortSignal,
): Promise<Administrator | null> {
  const mark = settings.databaseUrl ? undefined : join(postgresFolder(settings), 'set-up');
  if (mark && existsSync(mark)) return null;
  const args = ['backend/dist/setup/main.js'];
  const errand = { name: 'setup', args, env: { DATABASE_URL: databaseUrl }, visible: false };
  const message = await runErrand<{ administrator: Administrator | null }>(errand, signal);
  if (mark) writeFileSync(mark, '');
  return message?.administrator ?? null;
}
