import { Suspense, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { Loader } from '../shared/page/loader.js';
import { MenuPage } from './pages/menu-page.js';
import { parts } from './parts.js';

const StatusPage = lazy(() => import('./pages/status-page.js'));
const ContentPage = lazy(() => import('./pages/content-page.js'));

export function AppRoutes() {
  const { Frontend, Header, Footer, HomePage, Checkout } = parts;
  return (
    <Frontend header={<Header />} footer={<Footer />}>
      <Suspense fallback={<Loader />}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/store/:branch" element={<MenuPage />} />
          <Route path="/store/:branch/checkout" element={<Checkout />} />
          <Route path="/status/:uid/:hash" element={<StatusPage />} />
          <Route path="*" element={<ContentPage />} />
        </Routes>
      </Suspense>
    </Frontend>
  );
}
