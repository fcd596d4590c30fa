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

/** The place in the cart of the line that a problem is about, or null. */
export function lineOf({ field }: Problem): number | null {
  const index = /^items\.(\d+)/.exec(field ?? '')?.[1];
  return index === undefined ? null : Number(index);
}

/** The id of the element that belongs to a field of the form; each line of the cart has one. */
export const fieldId = (field: string): string =>
  `feld-${/^items\.\d+/.exec(field)?.[0].replace('.', '-') ?? field.split('.')[0]}`;

/** Ids of the messages about the whole order: above the form and at the submit button. */
export const aboveFormId = 'fehlerliste';
export const atButtonId = 'aenderungen';

/** Moves focus and page there. */
export function lead(id: string, block: ScrollLogicalPosition): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
