import { useRef, useState } from 'react';
import { useIsLeft } from '@bestellwerk/ui/loading/use-is-left';
import type { ImportedRow } from '../../../shared/records/record-types.js';
import { WRITTEN_SLICE, type Progress } from '../slices.js';
import { type CsvSlice, csvSlices, csvText, recordsIn, SLICE } from './csv-file.js';
import { useLeftImport } from './left-import.js';
import { useSlices } from './use-slices.js';
import { isWrong } from './wrong-lines.js';

export interface Imported {
  step: 'imported';
  rows: ImportedRow[];
  created: number;
  changed: number;
  error: string | null;
  /** What is not written yet. */
  rest: readonly CsvSlice[];
}

export type ImportState =
  | { step: 'choose'; error: string | null }
  | ({ step: 'checking' | 'importing' } & Progress)
  | { step: 'checked'; rows: ImportedRow[] }
  | Imported;

/** Brings a CSV file in, slice by slice: first only to see what would happen, then what differs is written. */
export function useImport(path: string) {
  const [state, setState] = useState<ImportState>({ step: 'choose', error: null });
  const send = useSlices(path);
  const left = useLeftImport(path);
  const file = useRef('');
  const checked = useRef<ImportedRow[]>([]);
  const isStopped = useIsLeft();

  const write = async (slices: readonly CsvSlice[], before: readonly ImportedRow[]) => {
    const toWrite = checked.current.filter(isToWrite);
    const total = toWrite.length;
    const earlier = total - recordsIn(slices);
    const onProgress = ({ done }: Progress) => {
      left.note({ written: earlier + done, total });
      setState({ step: 'importing', done: earlier + done, total });
    };
    const { result, rest, error } = await send(slices, { dryRun: false, onProgress, isStopped });
    const rows = [...before, ...result.rows];
    const right = new Set(rows.filter((row) => !isWrong(row)).map(({ line }) => line));
    // As they were when they were checked: of a slice that is sent again, some lines may be there already.
    const count = (action: ImportedRow['action']) =>
      toWrite.filter((row) => row.action === action && right.has(row.line)).length;
    left.end(rest.length === 0 ? null : { written: total - recordsIn(rest), total });
    setState({ step: 'imported', rows, created: count('create'), changed: count('change'), error, rest });
  };

  return {
    state,
    isWorking: state.step === 'checking' || state.step === 'importing',
    /** Back to the beginning, with another file. */
    begin: () => setState({ step: 'choose', error: null }),
    check: async (chosen: File) => {
      file.current = csvText(new Uint8Array(await chosen.arrayBuffer()));
      const slices = csvSlices(file.current, SLICE);
      if (slices.length === 0) {
        return setState({ step: 'choose', error: 'Diese Datei enthält keine Zeilen.' });
      }
      const { result, error } = await send(slices, {
        dryRun: true,
        onProgress: (progress) => setState({ step: 'checking', ...progress }),
      });
      checked.current = result.rows;
      setState(error === null ? { step: 'checked', rows: result.rows } : { step: 'choose', error });
    },
    start: () => {
      const wanted = new Set(checked.current.filter(isToWrite).map(({ line }) => line));
      const slices = csvSlices(file.current, WRITTEN_SLICE, (line) => wanted.has(line));
      return write(slices, checked.current.filter(isWrong));
    },
    /** Resumes an interrupted import. */
    goOn: ({ rest, rows }: Imported) => write(rest, rows),
  };
}

const isToWrite = (row: ImportedRow): boolean => !isWrong(row) && row.action !== 'none';
