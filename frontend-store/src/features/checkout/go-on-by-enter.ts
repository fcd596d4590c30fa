import type { KeyboardEvent } from 'react';

/** Where the keyboard on the screen shows 'next', it leads to the next field; with a real keyboard Enter sends the form, as everywhere. */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (target.enterKeyHint !== 'next' || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')];
  fields[fields.indexOf(target) + 1]?.focus();
}
