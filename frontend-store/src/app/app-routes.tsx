import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { Loader } from '../shared/page/loader.js';
import { PageFailure } from '../shared/page/load-failure.js';
import { loadContentPage, loadStatusPage } from './load-pages.js';
import { parts } from './parts.js';
import { useNextPage } from './use-next-page.js';

const StatusPage = lazyPart(loadStatusPage);
const ContentPage = lazyPart(loadContentPage);

export function AppRoutes() {
  const { Frontend, Header, Footer, HomePage, MenuPage, Checkout } = parts;
  const { pathname } = useLocation();
  useNextPage();
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
