import type { z } from 'zod';

/** '1' to '12', or with a prefix 'terrasse-1' to 'terrasse-12'. */
export interface NumberedSeries {
  readonly prefix: string;
  /** Null while nothing is entered. */
  readonly from: number | null;
  readonly to: number | null;
}

/** As many as one request takes back before it counts as lost. */
export const LONGEST_SERIES = 200;

/** The members of the series; empty while it is incomplete or invalid. */
export function membersOf(series: NumberedSeries, schema: z.ZodType): string[] {
  const { prefix, from, to } = series;
  if (from === null || to === null || Object.keys(seriesProblems(series, schema)).length > 0) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => `${prefix.trim()}${from + index}`);
}

/** Problems of the input by field; every member has to fit `schema`. */
export function seriesProblems(
  { prefix, from, to }: NumberedSeries,
  schema: z.ZodType,
): Partial<Record<keyof NumberedSeries, string>> {
  const name = schema.safeParse(`${prefix.trim()}${to ?? 1}`);
  return {
    ...(!name.success && { prefix: name.error.issues[0]!.message }),
    ...(from !== null && to !== null && lengthProblem(to - from + 1)),
  };
}

function lengthProblem(length: number): { to: string } | null {
  if (length < 1) return { to: 'Bitte geben Sie keine kleinere Nummer an als die erste.' };
  if (length > LONGEST_SERIES) return { to: `Bitte legen Sie höchstens ${LONGEST_SERIES} auf einmal an.` };
  return null;
}
