import { lazy } from 'react';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { HomePage } from './pages/home-page.js';
import { Shell } from './shell.js';

/** The parts of the shop that another business may replace. Nothing else names them. */
export const parts = {
  Frontend: Shell,
  Header,
  HomePage,
  Checkout: lazy(() => import('./pages/checkout-page.js')),
  Footer,
};
