import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of a page whose buttons go once they have done what they say: else it would fall to the start of
 * the page. It goes to the first of the successors that is there (CSS selectors, the best first), and back to a button that
 * was disabled while it worked. Where the page was clicked elsewhere since, the focus stays away.
 */
export function useKeptFocus<Part extends HTMLElement>(
  successors: readonly string[],
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { current: shown } = part;
    if (!shown) return;
    let last: HTMLElement | null = null;
    let given: HTMLElement | null = null;
    let isByPointer = false;
    const noteFocus = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
    };
    const notePointer = ({ target }: Event) => {
      isByPointer = true;
      if (!last?.contains(target as Node)) last = null;
    };
    const noteKey = (event: KeyboardEvent) => {
      isByPointer = false;
      // A key that is still held down was meant for the button before.
      if (event.repeat && event.target === given) event.preventDefault();
      if (!event.repeat) given = null;
    };
    const mend = () => {
      if (last === null || document.activeElement !== document.body || isAtWork(last)) return;
      given = last.isConnected ? last : firstOf(shown, successors);
      // A person who taps sees where they are: nothing is scrolled away under their finger.
      given?.focus({ preventScroll: isByPointer });
    };
    shown.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', notePointer, true);
    document.addEventListener('keydown', noteKey, true);
    // Dialogs in which a step is confirmed are beside the page, and have the focus until they close.
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      shown.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', notePointer, true);
      document.removeEventListener('keydown', noteKey, true);
      observer.disconnect();
    };
  }, [successors]);
  return part;
}

const isAtWork = (element: HTMLElement): boolean => element.isConnected && element.matches(':disabled');

const firstOf = (part: HTMLElement, successors: readonly string[]): HTMLElement | null =>
  successors.map((selector) => part.querySelector<HTMLElement>(selector)).find(Boolean) ?? null;
