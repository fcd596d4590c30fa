import { cellAdvice } from '@bestellwerk/domain/records/cell-advice';
import { cellValue, csvColumns, type CsvColumn } from '@bestellwerk/domain/records/csv-cell';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { priceJumps } from '@bestellwerk/domain/records/price-jumps';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import type { Resource } from '@bestellwerk/domain/records/resource';
import type { CsvRow } from '@bestellwerk/domain/contracts/csv-import.schema';
import { HttpStatus } from '@nestjs/common';
import type { z } from 'zod';
import type { Staff } from '../../access/staff.js';
import { metadataOfPart, idOfNew } from '../../platform/commands/command-metadata.js';
import { ApiError } from '../../platform/http/api-error.js';
import { failureOf } from '../../platform/http/pipes.js';
import { ChangeRecord, CreateRecord, type WritingMany } from '../change-record.js';
import { authorizeChange } from '../record-access.js';
import type { RecordAnswer } from '../record-answer.js';
import type { CsvLine } from './csv-lines.js';

/** What the import of a line would do. */
export interface Plan {
  readonly line: CsvLine;
  readonly existing: RecordAnswer | null;
  /** All fields of a new record, only the differing ones of an existing record. */
  readonly fields: Fields;
  readonly changes: CsvRow['changes'];
}

export type FindReference = (column: CsvColumn, text: string) => string | null;

export const actionOf = ({ existing, fields }: Plan): CsvRow['action'] => {
  if (!existing) return 'create';
  return Object.keys(fields).length === 0 ? 'none' : 'change';
};

/** The result for a line as shown to the user. */
export const rowOf = (
  { titleOf, fields: schemas }: Resource,
  plan: Plan,
  errors: readonly Problem[],
): CsvRow => ({
  line: plan.line.line,
  title: titleOf({ ...plan.existing, ...plan.fields }),
  action: actionOf(plan),
  errors: [...errors],
  changes: [...plan.changes],
  jumps: plan.existing ? priceJumps(schemas, plan.existing, { ...plan.existing, ...plan.fields }) : [],
});

/**
 * The fields of the cells. In a line with an id, empty cells clear their fields; in others they are ignored, so a new record
 * gets default values and an existing one keeps its own.
 */
export function fieldsOf(resource: Resource, { id, cells }: CsvLine, find: FindReference): Fields {
  const fields: Record<string, unknown> = {};
  for (const [column, text] of cells) {
    if (text.trim() === '' && id === '') continue;
    const value = cellValue(column, text);
    const { control, field } = column;
    const isReference = control.kind === 'reference' || control.kind === 'references';
    fields[field] = isReference ? referring(resource, column, value, find) : value;
  }
  return fields;
}

function referring(resource: Resource, column: CsvColumn, value: unknown, find: FindReference): unknown {
  if (value === null) return null;
  const references = ([value].flat() as string[]).map((text) => {
    const id = find(column, text);
    if (id !== null) return { id };
    throw ApiError.of(
      HttpStatus.UNPROCESSABLE_ENTITY,
      `„${text}“ gibt es nicht, oder mehrmals.`,
      column.field,
    );
  });
  const asObjects = Array.isArray(value) ? references : references[0];
  const schema = resource.schemas.changes.shape[column.field] as z.ZodType;
  if (schema.safeParse(asObjects).success) return asObjects;
  return Array.isArray(value) ? references.map(({ id }) => id) : references[0]!.id;
}

/** The fields as parsed by their schemas. Throws if they are invalid or the user may not write them. */
export function checked(resource: Resource, { line, existing, fields }: Plan, staff: Staff): Fields {
  const schema = existing ? resource.schemas.changes : resource.schemas.fields;
  if (!existing && resource.keptRequired.length > 0)
    throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, 'Hier kann nichts Neues entstehen.');
  const { success, data, error } = schema.safeParse(fields);
  if (!success) throw failureOf(withAdvice(resource, line, error.issues));
  const after = { ...existing, ...data };
  const problems = resource.problems(after);
  if (problems.length > 0) throw new ApiError(HttpStatus.UNPROCESSABLE_ENTITY, problems);
  authorizeChange(resource, staff, existing?.id ?? line.id, { before: existing, after });
  return data;
}

/** Replaces issues with the possible values of empty or invalid cells, once per field. */
function withAdvice(resource: Resource, { cells }: CsvLine, issues: readonly z.core.$ZodIssue[]) {
  const columns = csvColumns(resource);
  const texts = new Map([...cells].map(([{ field }, text]) => [field, text]));
  const reported = new Set<string>();
  return issues.flatMap((issue) => {
    const column = columns.find(({ field }) => field === issue.path[0]);
    const isUnknown = issue.code === 'invalid_type' || issue.code === 'invalid_value';
    const advice = column && isUnknown ? cellAdvice(column, texts.get(column.field) ?? '') : null;
    if (!column || advice === null) return [issue];
    if (reported.has(column.field)) return [];
    reported.add(column.field);
    return [{ ...issue, path: [column.field], message: advice }];
  });
}

export function commandOf(
  { line, existing, fields }: Plan,
  { resource, staff, ...many }: WritingMany,
): ChangeRecord | CreateRecord {
  const metadata = metadataOfPart(many.metadata, 'line', String(line.line));
  const id = existing?.id ?? idOfNew(resource.name, metadata);
  const writing = { resource, id, staff, metadata };
  return existing
    ? new ChangeRecord(writing, Number(existing.revision), fields)
    : new CreateRecord(writing, fields);
}
