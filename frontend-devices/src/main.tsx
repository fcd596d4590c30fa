import './shared/base.css';
import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { DeviceChoice } from './device-choice.js';

/** Each page is a chunk of its own: a screen never loads the terminal. */
const pages = {
  zeiterfassung: lazy(() => import('./features/terminal/terminal-page.js')),
  signage: lazy(() => import('./features/player/player-page.js')),
};

const name = location.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
const Page = Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : DeviceChoice;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  </StrictMode>,
);
