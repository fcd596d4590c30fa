import type { ReadModels } from '../harness/read-models.js';

const ROWS_AT_ONCE = 500;

interface Table {
  readonly name: string;
  readonly batches: readonly string[];
}

/** The rows of all read models, ready to be inserted once more and nothing else. */
export class RowCopies {
  private constructor(
    private readonly readModels: ReadModels,
    private readonly tables: readonly Table[],
  ) {}

  static async of(readModels: ReadModels): Promise<RowCopies> {
    const names = await readModels.rows<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = 'views' AND tablename NOT IN ('checkpoint', 'parked', 'changes')`,
    );
    const tables: Table[] = [];
    for (const { name } of names) {
      const rows = await readModels.rows<{ row: object }>(`SELECT to_jsonb(t) AS row FROM views."${name}" t`);
      const batches: string[] = [];
      for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
        batches.push(JSON.stringify(rows.slice(first, first + ROWS_AT_ONCE).map(({ row }) => row)));
      }
      tables.push({ name, batches });
    }
    for (const { name } of tables) {
      await readModels.rows(
        `CREATE TABLE public."bare_${name}" (LIKE views."${name}" INCLUDING DEFAULTS INCLUDING INDEXES)`,
      );
    }
    return new RowCopies(readModels, tables);
  }

  /** Into tables and indices like those of the read models. */
  async insert(): Promise<void> {
    for (const { name } of this.tables) await this.readModels.rows(`TRUNCATE public."bare_${name}"`);
    for (const { name, batches } of this.tables) {
      for (const batch of batches) {
        await this.readModels.rows(
          `INSERT INTO public."bare_${name}" SELECT * FROM jsonb_populate_recordset(null::public."bare_${name}", $1)`,
          [batch],
        );
      }
    }
  }
}
