import { Suspense } from 'react';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { DeviceFailure } from './device-failure.js';

/** Each page is a chunk of its own: a screen never loads the terminal. */
const pages = {
  zeiterfassung: lazyPart(() => import('./features/terminal/terminal-page.js')),
  signage: lazyPart<object>(() => import('./features/player/player-page.js')),
  abholung: lazyPart(() => import('./features/front-desk/front-desk-page.js')),
  theke: lazyPart(() => import('./features/counter/counter-page.js')),
  kueche: lazyPart(() => import('./features/kitchen/kitchen-page.js')),
};

export function DevicePages({ path }: { path: string }) {
  const name = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const Page = Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : DeviceChoice;
  return (
    <ErrorBoundary fallback={(failure) => <DeviceFailure {...failure} />}>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shown at /devices/: lets the user choose the kind of device. */
function DeviceChoice() {
  return (
    <main className="choice">
      <h1>Was ist dieses Gerät?</h1>
      <a href="/devices/zeiterfassung">Zeiterfassung</a>
      <a href="/devices/signage">Bildschirm</a>
      <a href="/devices/abholung">Anzeige der Tickets zur Abholung</a>
      <a href="/devices/theke">Bestellungen hinter der Theke</a>
      <a href="/devices/kueche">Küche</a>
    </main>
  );
}
