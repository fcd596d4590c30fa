import type { Problem } from '@bestellwerk/domain/kernel/refusal';

/** The error of a field by its name in the order form. */
export const errorAt =
  ({ problems }: { readonly problems: readonly Problem[] }) =>
  (field: string): string | undefined =>
    problems.find((problem) => problem.field === field)?.message;
