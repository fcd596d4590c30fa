/** Records of one request, few enough to see how it gets on. */
export const SLICE = 100;

export interface CsvSlice {
  /** With the head of the whole file. */
  readonly csv: string;
  /** How many records of the file come before its own. */
  readonly recordsBefore: number;
  readonly records: number;
}

/** A CSV file in slices that each can be imported by itself. Line breaks inside quotes end no record. */
export function csvSlices(file: string, size: number): CsvSlice[] {
  const [head, ...records] = recordsOf(file.replace(/^\uFEFF/, ''));
  if (head === undefined) return [];
  const slices: CsvSlice[] = [];
  for (let from = 0; from < records.length; from += size) {
    const part = records.slice(from, from + size);
    slices.push({ csv: [head, ...part].join('\n'), recordsBefore: from, records: part.length });
  }
  return slices;
}

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
