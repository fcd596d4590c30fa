import { useLayoutEffect, type RefObject } from 'react';

const ROOM = '--bw-messages';

/** Publishes how much of the lower edge the messages take, for dialogs, which would else lie below them. */
export function useRoomForMessages(tray: RefObject<HTMLElement | null>): void {
  // Before anything is painted.
  useLayoutEffect(() => measure(tray.current));
  // What else is in the tray comes and goes without its being drawn again.
  useLayoutEffect(() => {
    const { current: shown } = tray;
    if (!shown) return;
    const measureShown = () => measure(shown);
    const observer = new MutationObserver(measureShown);
    observer.observe(shown, { childList: true });
    window.addEventListener('resize', measureShown);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measureShown);
      measure(null);
    };
  }, [tray]);
}

function measure(tray: HTMLElement | null): void {
  const { style, dataset } = document.documentElement;
  if (!tray?.childElementCount) {
    delete dataset.messages;
    style.removeProperty(ROOM);
    return;
  }
  dataset.messages = '';
  style.setProperty(ROOM, `${Math.round(window.innerHeight - tray.getBoundingClientRect().top)}px`);
}
