import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoginPage } from '../features/login/login-page.js';
import { RequireSession } from '../shared/session/require-session.js';
import { Splash } from '../shared/ui/splash.js';
import { NotFoundPage } from './frame/not-found-page.js';

const Frame = lazy(() => import('./frame/frame.js'));
const BoardPage = lazy(() => import('../features/board/board-page.js'));
const OrderListPage = lazy(() => import('../features/order-list/order-list-page.js'));
const OrderDetailPage = lazy(() => import('../features/order-detail/order-detail-page.js'));
const DashboardPage = lazy(() => import('../features/dashboard/dashboard-page.js'));

export function AppRoutes() {
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route
          element={
            <RequireSession>
              <Frame />
            </RequireSession>
          }
        >
          <Route index element={<Navigate to="/orders/board" replace />} />
          <Route path="/orders/board" element={<BoardPage />} />
          <Route path="/orders" element={<OrderListPage />} />
          <Route path="/orders/:id" element={<OrderDetailPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
