import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { LoginPage } from '../features/login/login-page.js';
import { PageBoundary } from './boundaries.js';
import { dailyPages } from './daily-pages.js';
import { RequireSession } from '../shared/session/require-access.js';
import { WithConfig } from '../shared/shop/with-config.js';
import { NotFoundPage } from '../shared/ui/empty-state.js';
import { Splash } from '../shared/ui/splash.js';
import { usePrincipal } from '../shared/session/use-user.js';
import { homeFor } from './frame/navigation.js';

const ForgottenPage = lazyPart(() => import('../features/login/forgotten-page.js'));
const LinkPage = lazyPart(() => import('../features/login/link-page.js'));
const ChoosePasswordPage = lazyPart(() => import('../features/login/choose-password-page.js'));
const Frame = lazyPart(() => import('./frame/frame.js'));
const BoardPage = lazyPart(dailyPages.board);
const KitchenPage = lazyPart(dailyPages.kitchen);
const OrderListPage = lazyPart(dailyPages.orders);
const OrderDetailPage = lazyPart(dailyPages.order);
const OrderEntryPage = lazyPart(dailyPages.entry);
const OrderingLimitsPage = lazyPart(() => import('../features/ordering-limits/ordering-limits-page.js'));
const OrderLabelsPage = lazyPart(() => import('../features/labels/order-labels-page.js'));
const PrintJobsPage = lazyPart(() => import('../features/printing/print-jobs-page.js'));
const PaymentsPage = lazyPart(() => import('../features/payments/payments-page.js'));
const ReviewsPage = lazyPart(() => import('../features/reviews/reviews-page.js'));
const ClosingPage = lazyPart(() => import('../features/closing/closing-page.js'));
const StatisticsLayout = lazyPart(() => import('../features/statistics/frame/statistics-layout.js'));
const RevenuePage = lazyPart(() => import('../features/statistics/revenue/revenue-page.js'));
const OrderFiguresPage = lazyPart(() => import('../features/statistics/orders/order-figures-page.js'));
const ItemsPage = lazyPart(() => import('../features/statistics/items/items-page.js'));
const TimesPage = lazyPart(() => import('../features/statistics/times/times-page.js'));
const VisitorsPage = lazyPart(() => import('../features/statistics/visitors/visitors-page.js'));
const AcquisitionPage = lazyPart(() => import('../features/statistics/acquisition/acquisition-page.js'));
const FlowPage = lazyPart(() => import('../features/statistics/flow/flow-page.js'));
const WorkingTimePage = lazyPart(() => import('../features/statistics/working-time/working-time-page.js'));
const ProfilePage = lazyPart(() => import('../features/statistics/profile/profile-page.js'));
const OverviewPage = lazyPart(() => import('../features/statistics/overview/overview-page.js'));
const HealthPage = lazyPart(() => import('../features/health/health-page.js'));
const MyTimePage = lazyPart(() => import('../features/my-time/my-time-page.js'));
const TeamPage = lazyPart(() => import('../features/team/team-page.js'));
const TimesheetPage = lazyPart(() => import('../features/timesheet/timesheet-page.js'));
const ScreensPage = lazyPart(() => import('../features/screens/screens-page.js'));
const ScreenPage = lazyPart(() => import('../features/screens/screen-page.js'));
const TableCodesPage = lazyPart(() => import('../features/tables/table-codes-page.js'));
const RecordsPages = lazyPart(() => import('./records-route.js'));
const AccountPage = lazyPart(() => import('../features/account/account-page.js'));
const MailsPage = lazyPart(() => import('../features/mails/mails-page.js'));
const MessagesPage = lazyPart(() => import('../features/messages/messages-page.js'));
const PersonalDataPage = lazyPart(() => import('../features/personal-data/personal-data-page.js'));
const JournalPage = lazyPart(() => import('../features/audit-log/audit-log-page.js'));

export function AppRoutes() {
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route element={<PageBoundary />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/login/forgotten" element={<ForgottenPage />} />
          <Route path="/login/link" element={<LinkPage />} />
          <Route path="/login/password" element={<ChoosePasswordPage />} />
        </Route>
        <Route
          element={
            <RequireSession>
              <WithConfig>
                <Frame />
              </WithConfig>
            </RequireSession>
          }
        >
          <Route element={<PageBoundary />}>
            <Route index element={<Home />} />
            <Route path="/orders/board" element={<BoardPage />} />
            <Route path="/orders" element={<OrderListPage />} />
            <Route path="/orders/new" element={<OrderEntryPage />} />
            <Route path="/kitchen" element={<KitchenPage />} />
            <Route path="/ordering" element={<OrderingLimitsPage />} />
            <Route path="/orders/:id" element={<OrderDetailPage />} />
            <Route path="/orders/:id/labels" element={<OrderLabelsPage />} />
            <Route path="/print-jobs" element={<PrintJobsPage />} />
            <Route path="/payments" element={<PaymentsPage />} />
            <Route path="/reviews" element={<ReviewsPage />} />
            <Route path="/closings" element={<ClosingPage />} />
            <Route element={<StatisticsLayout />}>
              <Route path="/dashboard" element={<OverviewPage />} />
              <Route path="/statistics" element={<FirstStatistic />} />
              <Route path="/statistics/revenue" element={<RevenuePage />} />
              <Route path="/statistics/orders" element={<OrderFiguresPage />} />
              <Route path="/statistics/items" element={<ItemsPage />} />
              <Route path="/statistics/times" element={<TimesPage />} />
              <Route path="/statistics/visitors" element={<VisitorsPage />} />
              <Route path="/statistics/acquisition" element={<AcquisitionPage />} />
              <Route path="/statistics/flow" element={<FlowPage />} />
              <Route path="/statistics/working-time" element={<WorkingTimePage />} />
            </Route>
            <Route path="/health" element={<HealthPage />} />
            <Route path="/my-time" element={<MyTimePage />} />
            <Route path="/team" element={<TeamPage />} />
            <Route path="/working-activities" element={<TimesheetPage />} />
            <Route path="/working-activities/people/:user" element={<ProfilePage />} />
            <Route path="/screens" element={<ScreensPage />} />
            <Route path="/screens/:id" element={<ScreenPage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="/mails/:id?" element={<MailsPage />} />
            <Route path="/message-templates/:id?" element={<MessagesPage />} />
            <Route path="/personal-data/:id?" element={<PersonalDataPage />} />
            <Route path="/logs" element={<JournalPage />} />
            <Route path="/tables/qr" element={<TableCodesPage />} />
            <Route path="/:resource" element={<RecordsPages />} />
            <Route path="/:resource/:id" element={<RecordsPages />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}

const Home = () => <Navigate to={homeFor(usePrincipal())} replace />;

/** The address that statistics had when they were one page; it keeps its days. */
const FirstStatistic = () => (
  <Navigate to={{ pathname: '/statistics/revenue', search: useLocation().search }} replace />
);
