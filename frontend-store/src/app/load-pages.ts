import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';

/** The pages that are scripts of their own. Each is loaded once; asking again is free. */
export const loadMenuPage = () => import('./pages/menu-page.js');
export const loadCheckoutPage = () => import('./pages/checkout-page.js');
export const loadStatusPage = () => import('./pages/status-page.js');
export const loadContentPage = () => import('./pages/content-page.js');
export const loadRunningOrderLinks = () => import('../features/status/running-order-links.js');

export const MenuPage = lazyPart(loadMenuPage);
export const CheckoutPage = lazyPart(loadCheckoutPage);
export const StatusPage = lazyPart(loadStatusPage);
export const ContentPage = lazyPart(loadContentPage);
export const BranchHome = lazyPart(() => import('./pages/branch-home.js'));
