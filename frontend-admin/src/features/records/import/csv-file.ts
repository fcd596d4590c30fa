import { cellText, csvColumns, harmless } from '@bestellwerk/domain/records/csv-cell';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';

/**
 * The text of a CSV file. German Excel saves 'CSV (Trennzeichen-getrennt)' as Windows-1252 and 'Unicode-Text' as UTF-16,
 * and the encoding can only be detected from the bytes: Windows-1252 with an umlaut is hardly ever valid UTF-8.
 */
export function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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

/** Records of one request that only looks. */
export const SLICE = 100;

const FIRST_LINE = 2;

export interface CsvSlice {
  /** With the head of the whole file. */
  readonly csv: string;
  /** The line number in the file for each of its records; the header is line 1. */
  readonly lines: readonly number[];
  /** The same when it is sent again, so that nothing is written twice. */
  readonly key: string;
}

/**
 * A CSV file in slices that each can be imported by itself, with the wanted lines alone. Line breaks inside quotes end no
 * record.
 */
export function csvSlices(
  file: string,
  size: number,
  isWanted: (line: number) => boolean = () => true,
): CsvSlice[] {
  const [head, ...records] = recordsOf(file.replace(/^\uFEFF/, ''));
  if (head === undefined) return [];
  const wanted = records
    .map((record, index) => ({ record, line: index + FIRST_LINE }))
    .filter(({ line }) => isWanted(line));
  const slices: CsvSlice[] = [];
  for (let from = 0; from < wanted.length; from += size) {
    const part = wanted.slice(from, from + size);
    slices.push({
      csv: [head, ...part.map(({ record }) => record)].join('\n'),
      lines: part.map(({ line }) => line),
      key: randomKey(),
    });
  }
  return slices;
}

/** How many records there are in all. */
export const recordsIn = (slices: readonly CsvSlice[]): number =>
  slices.reduce((sum, { lines }) => sum + lines.length, 0);

/** The line of the whole file that an answer about a slice means. */
export const lineInFile = ({ lines }: CsvSlice, line: number): number => lines[line - FIRST_LINE] ?? line;

function recordsOf(text: string): string[] {
  const records: string[] = [];
  let open = '';
  for (const line of text.split(/\r?\n/)) {
    open = open === '' ? line : `${open}\n${line}`;
    const isQuoted = (open.match(/"/g)?.length ?? 0) % 2 === 1;
    if (isQuoted) continue;
    if (open.trim() !== '') records.push(open);
    open = '';
  }
  return open.trim() === '' ? records : [...records, open];
}
