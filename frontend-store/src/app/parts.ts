import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { loadCheckoutPage, loadMenuPage } from './load-pages.js';
import { HomePage } from './pages/home-page.js';
import { Shell } from './shell.js';

/** The parts of the shop that another business may replace. Nothing else names them. */
export const parts = {
  Frontend: Shell,
  Header,
  HomePage,
  MenuPage: lazyPart(loadMenuPage),
  Checkout: lazyPart(loadCheckoutPage),
  Footer,
};
