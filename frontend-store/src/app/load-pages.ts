/** The pages that are scripts of their own. Each is loaded once; asking again is free. */
export const loadMenuPage = () => import('./pages/menu-page.js');
export const loadCheckoutPage = () => import('./pages/checkout-page.js');
export const loadStatusPage = () => import('./pages/status-page.js');
export const loadContentPage = () => import('./pages/content-page.js');
export const loadRunningOrderLinks = () => import('../features/status/running-order-links.js');
