import type { Settings } from './settings.js';
import { untilServerAnswers, type Waiting } from './until-server-answers.js';

/** Resolves when those servers that are the operator's own can be used; says what is wrong with them until then. */
export async function untilOwnServersAnswer(
  { databaseUrl, eventstoreUrl }: Settings,
  waiting: Waiting,
): Promise<void> {
  const waits: Promise<void>[] = [];
  if (databaseUrl) {
    const { tryDatabase } = await import('@bestellwerk/embedded/postgres/try-database');
    waits.push(untilServerAnswers(() => tryDatabase(databaseUrl), waiting));
  }
  if (eventstoreUrl) {
    const { tryLog } = await import('@bestellwerk/event-log/try-log');
    waits.push(untilServerAnswers(async () => (await tryLog(eventstoreUrl))?.english ?? null, waiting));
  }
  await Promise.all(waits);
}
