import type { Entry } from './use-entry.js';

/** The error of a field by its name in the order form. */
export const errorAt =
  ({ objections }: Pick<Entry, 'objections'>) =>
  (field: string): string | undefined =>
    objections.problems.find((problem) => problem.field === field)?.message;
