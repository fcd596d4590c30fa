import './kiosk.css';
import { type MouseEvent, useEffect } from 'react';

/** Large type, and nothing of the browser's own: no menus of links and texts. */
export function useKioskLook(): void {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault();
    document.documentElement.classList.add('kiosk');
    for (const name of ['contextmenu', 'dragstart']) window.addEventListener(name, stop);
    return () => {
      document.documentElement.classList.remove('kiosk');
      for (const name of ['contextmenu', 'dragstart']) window.removeEventListener(name, stop);
    };
  }, []);
}

/** Before a click on a link: one that leads away from the kiosk does nothing. Texts that people wrote may have such. */
export function keepInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const { origin, pathname } = new URL(link.href, location.href);
  if (origin === location.origin && /^\/self-service\//.test(pathname)) return;
  event.preventDefault();
  event.stopPropagation();
}
