import { openServices } from '../../../../projections/src/app/services.js';

/** Every event of a log as the keys that are there let it be read, behind its type. */
export async function decryptedLog(databaseUrl: string, eventStoreUrl: string): Promise<string[]> {
  const { eventLog, close } = await openServices(databaseUrl, eventStoreUrl);
  try {
    const texts: string[] = [];
    for await (const { entries, live } of eventLog.follow({
      after: null,
      signal: new AbortController().signal,
    })) {
      for (const event of entries) texts.push(`${event.type} ${JSON.stringify(event)}`);
      if (live) break;
    }
    return texts;
  } finally {
    await close();
  }
}
