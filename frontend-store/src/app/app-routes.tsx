import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { isSelfService } from '@bestellwerk/domain/analytics/page-path';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { Loader } from '../shared/page/loader.js';
import { PageFailure } from '../shared/page/load-failure.js';
import { ContentPage, StatusPage } from './load-pages.js';
import { parts } from './parts.js';
import { useNextPage } from './use-next-page.js';

const KioskPage = lazyPart(() => import('./pages/kiosk-page.js'));

export function AppRoutes() {
  const { Frontend, Header, Footer, HomePage, MenuPage, Checkout } = parts;
  const { pathname } = useLocation();
  useNextPage();
  if (isSelfService(pathname)) {
    return (
      <ErrorBoundary fallback={PageFailure} resetKey={pathname}>
        <Suspense fallback={<Loader />}>
          <Routes>
            <Route path="/self-service/:branch?/*" element={<KioskPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <Frontend header={<Header />} footer={<Footer />}>
      <ErrorBoundary fallback={PageFailure} resetKey={pathname}>
        <Suspense fallback={<Loader />}>
          <Routes>
            <Route path="/" element={<HomePage />} />
            <Route path="/store/:branch" element={<MenuPage />} />
            <Route path="/store/:branch/checkout" element={<Checkout />} />
            <Route path="/store/:branch/checkout/error" element={<Checkout />} />
            <Route path="/status/:uid/:hash" element={<StatusPage />} />
            <Route path="*" element={<ContentPage home={<HomePage />} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Frontend>
  );
}
