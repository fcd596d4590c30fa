import { cellValue, cellWords, csvColumns, type CsvColumn } from '@bestellwerk/domain/records/csv-cell';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sortKey } from '@bestellwerk/domain/records/sort-key';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { CsvImport, CsvImportResult, CsvRow } from '@bestellwerk/domain/contracts/csv-import.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import { Commands } from '../../platform/commands/commands.js';
import { ApiError } from '../../platform/http/api-error.js';
import { CommandResult } from '../../platform/http/command-result.js';
import type { WritingMany } from '../change-record.js';
import type { RecordAnswer } from '../record-answer.js';
import { forStaffOnly, readableBranches } from '../record-access.js';
import { isRecordId } from '../record-request.js';
import type { Scope } from '../record-selection.js';
import { Records } from '../records.js';
import { SharedOffers } from '../shared-offers.js';
import { latestPosition, problemsOf } from '../bulk-writes.js';
import { csvLines, type CsvLine } from './csv-lines.js';
import { RecordExport } from './record-export.js';
import {
  actionOf,
  checked,
  commandOf,
  fieldsOf,
  rowOf,
  type FindReference,
  type Plan,
} from './import-plan.js';
import { ReferenceKeys } from './reference-keys.js';

/** The state of an import. */
interface Run extends WritingMany {
  readonly dryRun: boolean;
  /** Records of other branches are not found, so no line reveals their content. */
  readonly scope: Scope;
  /** Line number by record. */
  readonly seen: Map<string, number>;
}

/** Writes the records of a file, each line with an ordinary command. */
@Injectable()
export class RecordImport {
  constructor(
    private readonly records: Records,
    private readonly exported: RecordExport,
    private readonly keys: ReferenceKeys,
    private readonly commands: Commands,
    private readonly sharedOffers: SharedOffers,
  ) {}

  /** Skips lines with errors and imports all others. Throws 422 if the file cannot be parsed. */
  async run({ csv, dryRun }: CsvImport, many: WritingMany): Promise<CommandResult<CsvImportResult>> {
    const { resource, staff } = many;
    const lines = csvLines(csv, csvColumns(resource));
    const find = await this.references(lines);
    const scope = readableBranches(forStaffOnly(resource), staff);
    const by = { ...many, dryRun, scope, seen: new Map<string, number>() };
    const rows: CsvRow[] = [];
    const positions: string[] = [];
    for (const line of lines) {
      const { row, position } = await this.importLine(line, find, by);
      rows.push(row);
      if (position) positions.push(position);
    }
    const done = (action: CsvRow['action']) =>
      rows.filter((row) => row.action === action && row.errors.length === 0).length;
    return new CommandResult(
      { rows, created: done('create'), changed: done('change') },
      latestPosition(positions),
    );
  }

  private async importLine(
    line: CsvLine,
    find: FindReference,
    by: Run,
  ): Promise<{ row: CsvRow; position?: string }> {
    const { resource } = by;
    let plan: Plan = { line, existing: null, fields: {}, changes: [] };
    const answeredRow = (errors: readonly Problem[]): CsvRow => rowOf(resource, plan, errors);
    try {
      plan = await this.plan(resource, line, find, by.scope);
      requireOnce(resource, plan, by.seen);
      if (actionOf(plan) === 'none') return { row: answeredRow([]) };
      if (plan.existing) await this.sharedOffers.authorizeChange(resource, by.staff, plan.existing.id);
      const fields = checked(resource, plan, by.staff);
      if (by.dryRun) return { row: answeredRow([]) };
      const { position } = await this.commands.execute(commandOf({ ...plan, fields }, by));
      return { row: answeredRow([]), position };
    } catch (error) {
      return { row: answeredRow(problemsOf(error)) };
    }
  }

  /** Throws 422 for unknown references, and 404 for an unknown id. */
  private async plan(resource: Resource, line: CsvLine, find: FindReference, scope: Scope): Promise<Plan> {
    const fields = fieldsOf(resource, line, find);
    const existing = await this.existing(resource, line, fields, scope);
    if (!existing) return { line, existing, fields: { ...resource.begins, ...fields }, changes: [] };
    const columns = [...line.cells.keys()].filter(({ field }) => Object.hasOwn(fields, field));
    const [before, after] = await this.exported.cells(columns, [existing, fields]);
    const changes = columns.flatMap((column, index) => {
      const [old, next] = [before![index]!.trim(), after![index]!.trim()];
      if (old === next) return [];
      return [{ field: column.field, before: cellWords(column, old), after: cellWords(column, next) }];
    });
    const changed = changes.map(({ field }) => [field, fields[field]] as const);
    return { line, existing, fields: Object.fromEntries(changed), changes };
  }

  private async existing(
    resource: Resource,
    { id }: CsvLine,
    fields: Fields,
    scope: Scope,
  ): Promise<RecordAnswer | null> {
    if (id !== '') {
      const [record] = isRecordId(resource, id) ? await this.records.byIds(resource, [id], scope) : [];
      if (record) return record;
      throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.', 'id');
    }
    const group = (resource.unique ?? []).find((names) =>
      names.every((name) => resource.columns.includes(name) && fields[name]),
    );
    return group ? this.records.byUnique(resource, group, fields, scope) : null;
  }

  private async references(lines: readonly CsvLine[]): Promise<FindReference> {
    const found = new Map<CsvColumn, (text: string) => string | null>();
    for (const column of lines[0]?.cells.keys() ?? []) {
      const { control } = column;
      if (control.kind !== 'reference' && control.kind !== 'references') continue;
      const texts = lines.flatMap(({ cells }) => [cellValue(column, cells.get(column)!)].flat() as string[]);
      found.set(column, await this.keys.find(control.resource, [...new Set(texts.filter(Boolean))]));
    }
    return (column, text) => found.get(column)?.(text) ?? null;
  }
}

/** Throws 422 if an earlier line of the file has the same record. */
function requireOnce(resource: Resource, { line, existing, fields }: Plan, seen: Map<string, number>): void {
  const { unique = [] } = resource;
  const names = unique.filter((group) => group.every((field) => fields[field]));
  const keys = existing
    ? [existing.id]
    : names.map((group) => sortKey(JSON.stringify([group, group.map((field) => fields[field])])));
  const earlier = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, line.line);
  if (earlier === undefined) return;
  throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, `Dieser Eintrag steht schon in Zeile ${earlier}.`);
}
