import { type ReactNode, Suspense, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { mayBeInterrupted } from '@bestellwerk/domain/website/app-install';
import { ErrorBoundary } from '@bestellwerk/ui/failure/error-boundary';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';
import { selectFailedRead } from '@bestellwerk/ui/loading/request-status';
import { api, useCatalogueQuery } from '../shared/api.js';
import { useShop } from '../shared/catalogue/use-shop.js';
import { useIsLeaving } from '../shared/consent/third-party-page.js';
import { LaterPart } from '../shared/later-part.js';
import { NoticeArea } from '../shared/notice/notice.js';
import { LoadFailure } from '../shared/page/load-failure.js';
import { StartFrame } from '../shared/page/frame.js';
import { Loader } from '../shared/page/loader.js';
import { useLooks } from '../shared/page/use-looks.js';
import { Head } from './head.js';
import { OfflineWarning } from './offline-warning.js';
import type { RootState } from './store.js';
import { useMenuReload } from './use-menu-reload.js';
import { PAGE_ID, usePageScroll } from './use-page-scroll.js';

const loadAfterFirstView = () => import('./after-first-view.js');
const NoticeOverlay = lazyPart(() => import('../features/website/notice-overlay.js'));

interface Props {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame around every page; waits until the catalogue is there. */
export function Shell({ header, footer, children }: Props) {
  const { data, fulfilledTimeStamp, refetch } = useCatalogueQuery(undefined, { refetchOnReconnect: true });
  const dispatch = useDispatch();
  const failed = useSelector((state: RootState) => selectFailedRead('catalogue')(state));
  // What was read of a single page as well.
  const reload = useCallback(() => void dispatch(api.util.invalidateTags(['Catalogue'])), [dispatch]);
  useMenuReload(fulfilledTimeStamp, reload, data?.changesAt);
  useLooks(data?.config);
  usePageScroll();
  const isLeaving = useIsLeaving();
  if (!data) {
    return failed ? <LoadFailure message={failed.message} onRetry={() => void refetch()} /> : <StartFrame />;
  }
  return (
    <div className="flex flex-col">
      <LaterPart load={loadAfterFirstView} />
      <div className="flex min-h-dvh flex-col">
        <a
          href={`#${PAGE_ID}`}
          className="sr-only z-50 focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:bg-ink focus:p-3 focus:text-paper"
        >
          Zum Inhalt springen
        </a>
        <OfflineWarning />
        <Head header={header} />
        <main id={PAGE_ID} tabIndex={-1} className="grow outline-none">
          {isLeaving ? <Loader /> : children}
        </main>
        {footer}
        <NoticeArea />
        <ShopNotice />
      </div>
    </div>
  );
}

/** Comes after the page. */
function ShopNotice() {
  const { pathname } = useLocation();
  const { blocks } = useShop();
  if (!mayBeInterrupted(pathname) || !blocks.some(({ type }) => type === 'noticeBlock')) return null;
  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={null}>
        <NoticeOverlay />
      </Suspense>
    </ErrorBoundary>
  );
}

const Nothing = () => null;
