import type { ComponentType, ReactNode } from 'react';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { CheckoutPage, MenuPage } from './load-pages.js';
import { HomePage } from './pages/home-page.js';
import { Shell } from './shell.js';

/** The parts of the shop that another business may replace, as docs/guide/own-parts.md says. */
export interface Parts {
  /** The frame around every page. It waits for the catalogue: only below it `useShop` has an answer. */
  readonly Frontend: ComponentType<{ header: ReactNode; footer: ReactNode; children: ReactNode }>;
  readonly Header: ComponentType;
  /** At '/'. */
  readonly HomePage: ComponentType;
  /** At '/store/{branch}'. */
  readonly MenuPage: ComponentType;
  /** At '/store/{branch}/checkout' and '…/checkout/error'. */
  readonly Checkout: ComponentType;
  readonly Footer: ComponentType;
}

/** Those that come with the product. Nothing else names them. */
export const parts: Parts = {
  Frontend: Shell,
  Header,
  HomePage,
  MenuPage,
  Checkout: CheckoutPage,
  Footer,
};
