declare global {
  interface Window {
    /** Noted by the script in index.html while the server's rendering is shown. */
    earlyTap?: HTMLButtonElement | null;
  }
}

/** Frames in which the shop has to show the button, about a second. */
const FRAMES = 60;

interface Tap {
  readonly button: HTMLButtonElement;
  readonly name: string;
  /** Among the buttons of that name. */
  readonly place: number;
}

/**
 * A guest's last tap on a button that the server rendered, which can do nothing yet. Call it before the shop takes the root over, and what it
 * answers once it has: the same button is pressed as soon as it is there. One that is named otherwise then, such as by another price, is not.
 * What binds a guest (`data-binding`), as the answer to an offer, is not either: it may ask something else by now.
 * `isKept`: the shop goes on with the elements of the server, and React answers taps itself from now on.
 */
export function earlyTap(root: Element, isKept = false): () => void {
  let tap = tapOn(root, window.earlyTap);
  window.earlyTap = null;
  const served = root.firstElementChild;
  // Rendering takes a while on phones, and guests go on tapping what they see.
  const note = ({ target }: Event) => {
    if (served?.isConnected) tap = tapOn(root, (target as Element).closest('button'));
  };
  if (!isKept) addEventListener('click', note, true);

  const press = ({ button, name, place }: Tap, framesLeft: number) => {
    // What the server rendered stays until the shop's first rendering is done.
    const shown = !isKept && button.isConnected ? undefined : named(root, name)[place];
    if (shown) shown.click();
    else if (framesLeft > 0) requestAnimationFrame(() => press({ button, name, place }, framesLeft - 1));
  };
  return () => {
    removeEventListener('click', note, true);
    const last = tap;
    if (last) requestAnimationFrame(() => press(last, FRAMES));
  };
}

function tapOn(root: Element, button: HTMLButtonElement | null | undefined): Tap | undefined {
  if (!button || !root.contains(button) || button.closest('[data-binding]')) return undefined;
  const name = nameOf(button);
  return { button, name, place: named(root, name).indexOf(button) };
}

/** All buttons of a name. The server renders for phones: on wide screens the same button has another place among the others. */
const named = (root: Element, name: string): HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((button) => nameOf(button) === name);

const nameOf = (button: HTMLButtonElement): string =>
  `${button.getAttribute('aria-label')} ${button.textContent}`;
