import type { KeyboardEvent } from 'react';

/** Marks what the enter key leads to, one after the other. */
export const STOP = 'data-stop';

const FOCUSABLE = 'input:checked, input, textarea, select, button';

/** Focuses a stop by its name. */
export function focusStop(form: HTMLElement | null, name: string): void {
  focusIn(form?.querySelector<HTMLElement>(`[${STOP}="${name}"]`));
}

/** Focuses the first field that is wrong; whether there is one. */
export function focusWrong(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  wrong?.focus();
  return wrong != null;
}

function focusIn(stop: HTMLElement | null | undefined): void {
  const target =
    stop?.querySelector<HTMLElement>('input:checked') ?? stop?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  if (target instanceof HTMLInputElement && target.type === 'text') target.select();
}

/** The stop after the one that has the focus. */
export function focusNext(form: HTMLElement | null): void {
  const stops = [...(form?.querySelectorAll<HTMLElement>(`[${STOP}]`) ?? [])];
  const current = stops.findIndex((stop) => stop.contains(document.activeElement));
  focusIn(stops[current + 1]);
}

/** The enter key leads on, as at a till; buttons and texts of several lines keep it. */
export function walkByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (!target.closest(`[${STOP}]`) || target.closest('form')) return;
  event.preventDefault();
  focusNext(currentTarget);
}
