import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, matchPath } from 'react-router';
import { selectCart } from '../shared/cart/cart-slice.js';
import { loadCheckoutPage, loadMenuPage, loadStatusPage } from './load-pages.js';
import { useCatalogueQuery } from '../shared/api.js';

const AFTER_THE_PICTURES = 2_000;

/**
 * Preloads the script of the likely next page after the current one is loaded, so that a lost network or a new
 * deployment does not break the way to an order.
 */
export function useNextPage(): void {
  const { pathname } = useLocation();
  const branch = matchPath('/store/:branch/*', pathname)?.params.branch ?? '';
  const isFilled = useSelector(selectCart(branch)).items.length > 0;
  const isReady = useCatalogueQuery().isSuccess;
  const load = !isReady ? null : loaderOfNext(pathname, isFilled);
  useEffect(() => {
    // On failure the page shows an error and loads it again when it is opened.
    const begin = () => void load?.().catch(() => undefined);
    if (isFilled) return begin();
    const timer = setTimeout(begin, AFTER_THE_PICTURES);
    return () => clearTimeout(timer);
  }, [load, isFilled]);
}

function loaderOfNext(pathname: string, isFilled: boolean): (() => Promise<unknown>) | null {
  if (pathname === '/') return loadMenuPage;
  if (matchPath('/store/:branch', pathname)) return isFilled ? loadCheckoutPage : null;
  return matchPath('/store/:branch/checkout/*', pathname) ? loadStatusPage : null;
}
