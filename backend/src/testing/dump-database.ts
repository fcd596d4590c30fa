import { EventStoreDBClient } from '@eventstore/db-client';
import { DataSource } from 'typeorm';
import type { BackendHarness } from './backend-harness.js';

/** Every row of every table of ours, as text. */
export async function dumpRows(stage: BackendHarness): Promise<string> {
  const database = stage.app.get(DataSource);
  const tables: { name: string }[] = await database.query(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('app', 'views') AND table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row]: { text: string | null }[] = await database.query(
        `SELECT string_agg(t::text, ' ') AS text FROM ${name} AS t`,
      );
      return row!.text ?? '';
    }),
  );
  return texts.join('\n');
}

/** Every event as the log stores it, as text. */
export async function dumpEvents(stage: BackendHarness): Promise<string> {
  const client = EventStoreDBClient.connectionString(stage.servers.eventstore);
  const texts: string[] = [];
  for await (const { event } of client.readAll()) {
    if (event && !event.type.startsWith('$'))
      texts.push(JSON.stringify([event.streamId, event.data, event.metadata]));
  }
  await client.dispose();
  return texts.join('\n');
}
