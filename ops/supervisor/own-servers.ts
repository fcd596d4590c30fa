import { untilNothingIsWrong, type Waiting } from './until-done.js';

/** Resolves when the operator's PostgreSQL can be used; prints what is wrong with it until then. */
export async function untilDatabaseAnswers(url: string, waiting: Waiting): Promise<void> {
  const { tryDatabase } = await import('@bestellwerk/embedded/postgres/try-database');
  await untilNothingIsWrong(() => tryDatabase(url), waiting);
}

/** The same for the operator's EventStoreDB. */
export async function untilLogAnswers(url: string, waiting: Waiting): Promise<void> {
  const { tryLog } = await import('@bestellwerk/event-log/try-log');
  await untilNothingIsWrong(async () => (await tryLog(url))?.english ?? null, waiting);
}
