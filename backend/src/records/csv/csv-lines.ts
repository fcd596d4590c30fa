import { asWritten, type CsvColumn } from '@bestellwerk/domain/records/csv-cell';
import { MOST_LINES } from '@bestellwerk/domain/contracts/csv-import.schema';
import { HttpStatus } from '@nestjs/common';
import { parse } from 'csv-parse/sync';
import { ApiError } from '../../platform/http/api-error.js';
import { ID_HEADING } from './record-export.js';

/** A line of a file: its cells by field. */
export interface CsvLine {
  /** 1-based; the headings are line 1. */
  readonly line: number;
  readonly id: string;
  readonly cells: ReadonlyMap<CsvColumn, string>;
}

/** Parses a file separated by semicolons, commas or tabs. Throws 422 if it is malformed or has unknown columns. */
export function csvLines(csv: string, columns: readonly CsvColumn[]): CsvLine[] {
  const [headings, ...lines] = parsed(csv);
  if (!headings) throw wrong('Die Datei ist leer.');
  if (lines.length > MOST_LINES) throw wrong(`Bitte schicken Sie höchstens ${MOST_LINES} Zeilen auf einmal.`);
  const known = headings.map((heading) => columnOf(heading, columns));
  if (new Set(known).size < known.length) throw wrong('Eine Spalte kommt zweimal vor.');
  return lines.map((texts, index) => {
    const cells = known.map((column, place) => [column, asWritten(texts[place] ?? '')] as const);
    const id = cells.find(([column]) => column === ID_HEADING)?.[1] ?? '';
    const fields = cells.filter((cell): cell is [CsvColumn, string] => cell[0] !== ID_HEADING);
    return { line: index + 2, id: id.trim().toLowerCase(), cells: new Map(fields) };
  });
}

function columnOf(heading: string, columns: readonly CsvColumn[]): CsvColumn | typeof ID_HEADING {
  const name = heading.trim().toLowerCase();
  if (name === ID_HEADING) return ID_HEADING;
  const found = columns.find((column) =>
    [column.heading, column.field].some((one) => one.toLowerCase() === name),
  );
  if (found) return found;
  throw wrong(`Die Spalte „${heading}“ gibt es hier nicht.`);
}

function parsed(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    throw wrong('Die Datei ist nicht lesbar. Bitte speichern Sie sie als CSV mit Semikolon.');
  }
}

/** The separator that is most frequent in the headings. */
function delimiterOf(csv: string): string {
  const headings = csv.split(/\r?\n/, 1)[0]!;
  const counted = [';', ',', '\t'].map((sign) => ({ sign, count: headings.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const wrong = (message: string): ApiError => ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, message, 'csv');
