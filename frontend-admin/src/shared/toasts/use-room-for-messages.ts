import { useLayoutEffect, type RefObject } from 'react';

const ROOM = '--bw-messages';

/** Tells dialogs, which would else lie below the messages, how much of the lower edge these take. */
export function useRoomForMessages(tray: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (count === 0 || !tray.current) return;
    const shown = tray.current;
    const measure = () =>
      style.setProperty(ROOM, `${Math.round(window.innerHeight - shown.getBoundingClientRect().top)}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty(ROOM);
    };
  }, [tray, count]);
}
