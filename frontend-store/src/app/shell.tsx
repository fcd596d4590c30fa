import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectFailedRead } from '@bestellwerk/ui/loading/activity';
import { useCatalogueQuery } from '../shared/api.js';
import { NoticeArea } from '../shared/notice/notice.js';
import { LoadFailure } from '../shared/page/load-failure.js';
import { Loader } from '../shared/page/loader.js';
import { OfflineWarning } from './offline-warning.js';
import { StatusStrip } from './status-strip.js';
import type { RootState } from './store.js';

/** The menu is read again every 4 hours. */
const MENU_RELOAD = 4 * 60 * 60_000;

interface Props {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame around every page; waits until the catalogue is there. */
export function Shell({ header, footer, children }: Props) {
  const { data, refetch } = useCatalogueQuery(undefined, {
    pollingInterval: MENU_RELOAD,
    refetchOnReconnect: true,
  });
  const failed = useSelector((state: RootState) => selectFailedRead('catalogue')(state));
  useScrollToTop();
  if (!data) {
    return failed ? <LoadFailure message={failed.message} onRetry={() => void refetch()} /> : <Loader />;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhalt"
        className="sr-only z-50 focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:bg-ink focus:p-3 focus:text-paper"
      >
        Zum Inhalt springen
      </a>
      <OfflineWarning />
      {header}
      {data.config.enablePluginToolbar && <StatusStrip />}
      <main id="inhalt" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {footer}
      <NoticeArea />
    </div>
  );
}

/** A new page starts at its top; the way back returns to where one was. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    history.scrollRestoration = 'auto';
  }, []);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}
