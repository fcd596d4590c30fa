import { setTimeout as delay } from 'node:timers/promises';
import { type PartProcess, startPart } from '@bestellwerk/embedded/process/part-process';
import { MAKES_READ_MODELS } from '@bestellwerk/projections/engine/storage/damage';
import pg from 'pg';
import { projectionsPart } from '../../ops/supervisor/parts.js';
import { withoutLoader } from './without-loader.js';

const LOOK_EVERY_MS = 20;

/** Starts the projections as the product does and resolves when they follow the log. */
export async function startProjections(databaseUrl: string, eventStoreUrl: string): Promise<PartProcess> {
  const part = startPart(
    withoutLoader(projectionsPart('production', { databaseUrl, eventstoreUrl: eventStoreUrl })),
    {},
  );
  await part.ready;
  return part;
}

/** The read models of a database: how far they are, and their rows. Writes count as those of their projections. */
export class ReadModels {
  private constructor(private readonly client: pg.Client) {}

  static async open(databaseUrl: string): Promise<ReadModels> {
    const client = new pg.Client({ connectionString: databaseUrl, options: MAKES_READ_MODELS });
    await client.connect();
    return new ReadModels(client);
  }

  /** Resolves when all of them have handled a position. */
  async until(position: string): Promise<void> {
    while (BigInt(await this.position()) < BigInt(position)) await delay(LOOK_EVERY_MS);
  }

  async rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query(sql, values)).rows as Row[];
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** What all of them have handled; '-1' before the first event. */
  async position(): Promise<string> {
    const [row] = await this.rows<{ position: string | null }>(
      'SELECT min(position)::text AS position FROM views.checkpoint WHERE is_active',
    );
    return row?.position ?? '-1';
  }
}
