declare global {
  interface Window {
    /** Noted by the script in index.html while the server's rendering is shown. */
    earlyTap?: HTMLButtonElement | null;
  }
}

/** Frames in which the shop has to show the button, about a second. */
const FRAMES = 60;

/**
 * A guest's tap on a button that the server rendered, which can do nothing yet. Call it before the shop takes the root over, and what it answers
 * afterwards: the same button is pressed as soon as it is there. One that is named otherwise then, such as by another price, is not.
 * On the page of an order nothing is pressed for anybody. `isKept`: the shop goes on with the elements of the server.
 */
export function earlyTap(root: Element, isKept = false): () => void {
  const tapped = window.earlyTap;
  window.earlyTap = null;
  if (!tapped || !root.contains(tapped) || location.pathname.startsWith('/status/')) return () => undefined;
  const name = nameOf(tapped);
  const place = named(root, name).indexOf(tapped);
  const look = (framesLeft: number) => {
    // What the server rendered stays until the shop's first rendering is done.
    const button = !isKept && tapped.isConnected ? undefined : named(root, name)[place];
    if (button) button.click();
    else if (framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
  };
  return () => requestAnimationFrame(() => look(FRAMES));
}

/** All buttons of a name. The server renders for phones: on wide screens the same button has another place among the others. */
const named = (root: Element, name: string): HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((button) => nameOf(button) === name);

const nameOf = (button: HTMLButtonElement): string =>
  `${button.getAttribute('aria-label')} ${button.textContent}`;
