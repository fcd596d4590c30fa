/** By which Chrome and its relatives let a page ask whether it is to be installed. */
export interface InstallEvent extends Event {
  /** Asks; once, and only after a click. */
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the script in index.html. */
    earlyInstallEvent?: Event;
  }
}

let kept: InstallEvent | null = null;

/** It may come before the script that uses it. Without it the browser asks by itself, over the page. */
export function keepInstallEvent(): void {
  kept = (window.earlyInstallEvent as InstallEvent | undefined) ?? null;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallEvent;
  });
}

/** The event, once; null where the browser has none. */
export function takeInstallEvent(): InstallEvent | null {
  const event = kept;
  kept = null;
  return event;
}
