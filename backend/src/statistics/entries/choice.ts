import type { FigureList } from '@bestellwerk/domain/contracts/figure-entries.schema';

/** Which entries of a statistic are asked about, beside its scope. */
export interface EntriesChoice {
  readonly list: FigureList;
  /** The key of one row of the list. */
  readonly row: string | undefined;
  /** The `next` of the entries before. */
  readonly after: string | undefined;
}
