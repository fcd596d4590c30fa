import { cellText, csvColumns, harmless, type CsvColumn } from '@bestellwerk/domain/records/csv-cell';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { referredId } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { RecordQuery } from '../record-query.js';
import type { Scope } from '../record-selection.js';
import { Records } from '../records.js';
import { ReferenceKeys } from './reference-keys.js';

const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;
const FORMAT = { delimiter: ';', record_delimiter: '\r\n' } as const;

/** The column that identifies records when a file is imported again. */
export const ID_HEADING = 'id';

/** Exports lists in the CSV format of German spreadsheets. */
@Injectable()
export class RecordExport {
  constructor(
    private readonly records: Records,
    private readonly keys: ReferenceKeys,
  ) {}

  /** All pages of a list in parts, headings first. Throws for an invalid query before the first part. */
  async parts(resource: Resource, query: RecordQuery, scope: Scope): Promise<AsyncGenerator<string>> {
    return this.file(resource, await this.records.ids(resource, query, scope), scope);
  }

  private async *file(resource: Resource, ids: readonly string[], scope: Scope): AsyncGenerator<string> {
    const columns = csvColumns(resource);
    yield BYTE_ORDER_MARK + stringify([[ID_HEADING, ...columns.map(({ heading }) => heading)]], FORMAT);
    for (let first = 0; first < ids.length; first += ROWS_AT_ONCE) {
      const part = ids.slice(first, first + ROWS_AT_ONCE);
      const rows = await this.records.byIds(resource, part, scope);
      const found = new Map(rows.map((record) => [record.id, record]));
      const records = part.flatMap((id) => found.get(id) ?? []);
      const cells = await this.cells(columns, records);
      yield stringify(
        records.map(({ id }, index) => [id, ...cells[index]!.map(harmless)]),
        FORMAT,
      );
    }
  }

  /** The cells of records, in the order of the columns. */
  async cells(columns: readonly CsvColumn[], records: readonly Fields[]): Promise<string[][]> {
    const called = await this.namesFor(columns, records);
    return records.map((record) =>
      columns.map((column) => cellText(column, called(column, record[column.field]))),
    );
  }

  private async namesFor(columns: readonly CsvColumn[], records: readonly Fields[]) {
    const byField = new Map<string, Map<string, string>>();
    for (const { field, control } of columns) {
      if (control.kind !== 'reference' && control.kind !== 'references') continue;
      const ids = records.flatMap((record) => [record[field]].flat().map(referredId));
      byField.set(field, await this.keys.of(control.resource, [...new Set(ids.filter((id) => id !== null))]));
    }
    return ({ field }: CsvColumn, value: unknown): unknown => {
      const names = byField.get(field);
      if (!names || value === null || value === undefined) return value;
      const nameOf = (reference: unknown) => names.get(referredId(reference) ?? '') ?? '';
      return Array.isArray(value) ? value.map(nameOf).filter(Boolean) : nameOf(value);
    };
  }
}
