import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { PublishedVersionInfo } from '@bestellwerk/domain/records/publication';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Bookkeeping } from '@bestellwerk/domain/records/resource';
import type { CsvImportResult, CsvRow } from '@bestellwerk/domain/contracts/csv-import.schema';
import type { FieldChange } from '@bestellwerk/domain/records/revisions';

/** A managed record as it is read; before anybody saved it, the only one of its kind has no revision. */
export type ReadRecord = Fields &
  Omit<Bookkeeping, 'revision'> & {
    id: string;
    revision: string | null;
    /** Only of what is published, in the order in which they begin. */
    publication?: readonly PublishedVersionInfo[];
  };

/** Where a record is: `id` is null for the only one of its kind. */
export interface RecordPlace {
  path: string;
  id: string | null;
}

/** A record at the revision that the user has seen. */
export interface SeenRecord {
  id: string;
  revision: string;
}

export interface RecordPage {
  records: ReadRecord[];
  total: number;
}

/** What others have made of a record since it was read. */
export interface Conflict {
  record: ReadRecord;
  changes: FieldChange[];
}

export interface BulkResult {
  done: string[];
  refused: { id: string; errors: Problem[] }[];
}

export type ImportedRow = CsvRow;
export type ImportResult = CsvImportResult;

/** What is sent with the key that makes repeating it harmless. */
export type Keyed<Argument> = Argument & { idempotencyKey: string };
