import { Progress as ProgressBar, Stack } from '@mantine/core';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import classes from './import/import.module.css';

/** Records of one request that writes: few enough to see how it gets on. */
export const WRITTEN_SLICE = 25;

export interface Progress {
  done: number;
  total: number;
}

interface Sending<Slice, Answer> {
  countOf(slices: readonly Slice[]): number;
  send(slice: Slice): Promise<{ data?: Answer | undefined; error?: unknown }>;
  onProgress(progress: Progress): void;
  /** Asked before each slice; true ends it there. */
  isStopped?: (() => boolean) | undefined;
}

export interface SentSlices<Slice, Answer> {
  answers: readonly { slice: Slice; data: Answer }[];
  /** Slices without a response, to be sent again. */
  rest: readonly Slice[];
  /** Null where nothing failed. */
  error: unknown;
}

/** Sends work on many records slice by slice, until one of them fails. */
export async function sendSlices<Slice, Answer>(
  slices: readonly Slice[],
  { countOf, send, onProgress, isStopped }: Sending<Slice, Answer>,
): Promise<SentSlices<Slice, Answer>> {
  const total = countOf(slices);
  const answers: { slice: Slice; data: Answer }[] = [];
  for (const [index, slice] of slices.entries()) {
    const rest = slices.slice(index);
    if (isStopped?.()) return { answers, rest, error: null };
    onProgress({ done: total - countOf(rest), total });
    const { data, error } = await send(slice);
    if (data === undefined) return { answers, rest, error };
    answers.push({ slice, data });
  }
  return { answers, rest: [], error: null };
}

interface Properties {
  /** 'Wird importiert' */
  text: string;
  done: number;
  total: number;
  /** 'Zeilen' */
  unit: string;
}

/** How far work on many records is. */
export const WorkProgress = ({ text, done, total, unit }: Properties) => (
  <Stack>
    <p className={classes.text} role="status">
      {text}: {formatNumber(done)} von {formatNumber(total)} {unit}
    </p>
    <ProgressBar value={(100 * done) / total} aria-label="Fortschritt" color="var(--bw-magenta)" size="lg" />
  </Stack>
);
