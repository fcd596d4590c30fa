import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';

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
