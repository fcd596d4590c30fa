import { cellText, csvColumns, harmless } from '@bestellwerk/domain/records/csv-cell';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';

/** A file with all columns and one example line, without references, as the example has no real records to refer to. */
export function csvTemplate(resource: Resource): string {
  const columns = csvColumns(resource);
  const usual = { ...resource.begins, ...resource.example };
  const example: Fields = resource.schemas.fields.safeParse(usual).data ?? usual;
  const cells = columns.map((column) =>
    column.control.kind === 'reference' || column.control.kind === 'references'
      ? ''
      : harmless(cellText(column, example[column.field])),
  );
  const lines = [columns.map(({ heading }) => heading), cells];
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(';')}\r\n`).join('')}`;
}

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
