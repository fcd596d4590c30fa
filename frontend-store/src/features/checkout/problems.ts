import { createContext, useContext } from 'react';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';

/** What is wrong with the form, for the fields below. */
export const ProblemsContext = createContext<readonly Problem[]>([]);

/** The message at a field, or null. */
export function useProblem(field: string): string | null {
  return problemAt(useContext(ProblemsContext), field);
}

export const problemAt = (problems: readonly Problem[], field: string): string | null =>
  problems.find((problem) => problem.field === field)?.message ?? null;

/** The id of the element that belongs to a field of the form; a cart line belongs to the list. */
export const fieldId = (field: string): string => `feld-${field.split('.')[0]}`;

/** Moves the focus to the first field with a problem, else to the list of problems. */
export function focusFirst(problems: readonly Problem[]): void {
  const elements = problems.map(({ field }) =>
    field === null ? null : document.getElementById(fieldId(field)),
  );
  const first = elements.find((element) => element !== null) ?? document.getElementById(problemListId);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

export const problemListId = 'fehlerliste';
