import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Rows stored one by one, each committed by itself, over as many connections as there are writers. */
export class RowInserts {
  private readonly pool: pg.Pool;
  private position = 0;

  private constructor(url: string, writers: number) {
    this.pool = new pg.Pool({ connectionString: url, max: writers });
  }

  static async open(url: string, writers: number): Promise<RowInserts> {
    const inserts = new RowInserts(url, writers);
    await inserts.pool.query(
      `CREATE TABLE IF NOT EXISTS bare_event (position bigint PRIMARY KEY, id uuid NOT NULL, stream text NOT NULL,
         type text NOT NULL, data bytea NOT NULL, metadata bytea NOT NULL)`,
    );
    await inserts.pool.query('TRUNCATE bare_event');
    return inserts;
  }

  async insert(event: { stream: string; type: string; data: unknown; metadata: unknown }): Promise<void> {
    await this.pool.query({
      name: 'insert',
      text: 'INSERT INTO bare_event (position, id, stream, type, data, metadata) VALUES ($1, $2, $3, $4, $5, $6)',
      values: [
        this.position++,
        randomUUID(),
        event.stream,
        event.type,
        Buffer.from(JSON.stringify(event.data)),
        Buffer.from(JSON.stringify(event.metadata)),
      ],
    });
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
