import type { Problem } from '../../../kernel/refusal.js';
import type { Table } from '../../../records/definitions/table.js';
import { messages } from './messages.js';
import { requiredFields } from './required-fields.js';
import type { CheckContext } from './shop-facts.js';

/** The table of the order, by its identifier or id; null where tables are not chosen. */
export function chosenTable({ form, mode, branch, tables }: CheckContext): Table | null {
  if (!requiredFields(mode, branch).isTableRequired) return null;
  const isChosen = (table: Table) => table.identifier === form.table || table.id === form.table;
  return tables.find((table) => table.branch.id === branch.id && isChosen(table)) ?? null;
}

export function tableProblems(context: CheckContext): Problem[] {
  if (!requiredFields(context.mode, context.branch).isTableRequired || chosenTable(context)) return [];
  return [{ field: 'table', message: context.form.table ? messages.tableUnknown : messages.tableMissing }];
}
