import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoginPage } from '../features/login/login-page.js';
import { RequireSession } from '../shared/session/require-session.js';
import { Splash } from '../shared/ui/splash.js';
import { usePrincipal } from '../shared/session/use-user.js';
import { homeFor } from './frame/navigation.js';
import { NotFoundPage } from './frame/not-found-page.js';

const ForgottenPage = lazy(() => import('../features/login/forgotten-page.js'));
const LinkPage = lazy(() => import('../features/login/link-page.js'));
const ChoosePasswordPage = lazy(() => import('../features/login/choose-password-page.js'));
const Frame = lazy(() => import('./frame/frame.js'));
const BoardPage = lazy(() => import('../features/board/board-page.js'));
const OrderListPage = lazy(() => import('../features/order-list/order-list-page.js'));
const OrderDetailPage = lazy(() => import('../features/order-detail/order-detail-page.js'));
const PaymentsPage = lazy(() => import('../features/payments/payments-page.js'));
const StatisticsPage = lazy(() => import('../features/statistics/statistics-page.js'));
const DashboardPage = lazy(() => import('../features/dashboard/dashboard-page.js'));
const HealthPage = lazy(() => import('../features/health/health-page.js'));
const MyTimePage = lazy(() => import('../features/my-time/my-time-page.js'));
const TeamPage = lazy(() => import('../features/team/team-page.js'));
const TimesheetPage = lazy(() => import('../features/timesheet/timesheet-page.js'));
const ScreensPage = lazy(() => import('../features/screens/screens-page.js'));
const ScreenPage = lazy(() => import('../features/screens/screen-page.js'));
const TableCodesPage = lazy(() => import('../features/records/editors/table-codes-page.js'));
const RecordsPages = lazy(() => import('../features/records/records-pages.js'));
const AccountPage = lazy(() => import('../features/account/account-page.js'));
const MailsPage = lazy(() => import('../features/mails/mails-page.js'));
const JournalPage = lazy(() => import('../features/records/journal/journal-page.js'));

export function AppRoutes() {
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/login/forgotten" element={<ForgottenPage />} />
        <Route path="/login/link" element={<LinkPage />} />
        <Route path="/login/password" element={<ChoosePasswordPage />} />
        <Route
          element={
            <RequireSession>
              <Frame />
            </RequireSession>
          }
        >
          <Route index element={<Home />} />
          <Route path="/orders/board" element={<BoardPage />} />
          <Route path="/orders" element={<OrderListPage />} />
          <Route path="/orders/:id" element={<OrderDetailPage />} />
          <Route path="/payments" element={<PaymentsPage />} />
          <Route path="/statistics" element={<StatisticsPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/health" element={<HealthPage />} />
          <Route path="/my-time" element={<MyTimePage />} />
          <Route path="/team" element={<TeamPage />} />
          <Route path="/working-activities" element={<TimesheetPage />} />
          <Route path="/screens" element={<ScreensPage />} />
          <Route path="/screens/:id" element={<ScreenPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/mails/:id?" element={<MailsPage />} />
          <Route path="/logs" element={<JournalPage />} />
          <Route path="/tables/qr" element={<TableCodesPage />} />
          <Route path="/:resource" element={<RecordsPages />} />
          <Route path="/:resource/:id" element={<RecordsPages />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

const Home = () => <Navigate to={homeFor(usePrincipal())} replace />;
