/** Something that answers SQL with rows, as a DataSource or QueryRunner does. */
export interface Database {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/** A row of the read model `log_seal`. */
export interface StoredSeal {
  readonly number: number;
  readonly events: number;
  readonly position: string;
  readonly at: Date | null;
  readonly hash: string;
  readonly marks: string;
}

const OPEN = 0;

/** The seals that the projections have written. */
export class StoredSeals {
  constructor(private readonly database: Database) {}

  /** The one that is not full yet: it ends at the chain's head. Null before the first event, and without a table. */
  async open(): Promise<StoredSeal | null> {
    const sql = `SELECT to_regclass('views.log_seal') IS NOT NULL AS "isThere"`;
    const [table] = (await this.database.query(sql)) as { isThere: boolean }[];
    return table?.isThere ? this.one(OPEN) : null;
  }

  async one(number: number): Promise<StoredSeal | null> {
    const sql = 'SELECT number, events, position, at, hash, marks FROM views.log_seal WHERE number = $1';
    const [seal] = (await this.database.query(sql, [number])) as StoredSeal[];
    return seal ?? null;
  }
}
