import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, matchPath } from 'react-router';
import { selectCart } from '../shared/cart/cart-slice.js';
import { loadCheckoutPage, loadMenuPage, loadStatusPage } from './load-pages.js';
import { useCatalogueQuery } from '../shared/api.js';

const AFTER_THE_PICTURES = 2_000;

/**
 * Loads the script of the page that probably comes next once the present one is there: the way to an order
 * must not end because the network is gone, or a new version was deployed, when it is needed.
 */
export function useNextPage(): void {
  const { pathname } = useLocation();
  const branch = matchPath('/store/:branch/*', pathname)?.params.branch ?? '';
  const isFilled = useSelector(selectCart(branch)).items.length > 0;
  const isReady = useCatalogueQuery().isSuccess;
  const load = !isReady ? null : loaderOfNext(pathname, isFilled);
  useEffect(() => {
    // Without it the page says so, and loads it again, when it is asked for.
    const begin = () => void load?.().catch(() => undefined);
    if (isFilled) return begin();
    const timer = setTimeout(begin, AFTER_THE_PICTURES);
    return () => clearTimeout(timer);
  }, [load, isFilled]);
}

function loaderOfNext(pathname: string, isFilled: boolean): (() => Promise<unknown>) | null {
  if (pathname === '/') return loadMenuPage;
  if (matchPath('/store/:branch', pathname)) return isFilled ? loadCheckoutPage : null;
  return matchPath('/store/:branch/checkout', pathname) ? loadStatusPage : null;
}
