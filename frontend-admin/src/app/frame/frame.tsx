import { useDisclosure } from '@mantine/hooks';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { WaitingSteps } from '../../shared/order-steps/waiting-steps.js';
import { Toasts } from '../../shared/toasts/toasts.js';
import { LateNotice } from '../../shared/request-status/late-notice.js';
import { LatePart } from '../../shared/request-status/part-boundary.js';
import { PageSkeleton } from '../../shared/ui/splash.js';
import { useDailyPagesAhead } from '../daily-pages.js';
import classes from './frame.module.css';
import { Header } from './header.js';
import { Rail } from './rail.js';
import { again } from '../../shared/api/follow-query.js';
import { sessionApi } from '../../shared/session/session-api.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { useUser } from '../../shared/session/use-user.js';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';

const MenuDrawer = lazyPart(() => import('./menu-drawer.js'));

/** The layout around every page of a signed-in user. */
export default function Frame() {
  const [wasMenuOpened, noteOpening] = useState(false);
  const [isMenuOpen, { open: openMenu, close: closeMenu }] = useDisclosure(false, {
    onOpen: () => noteOpening(true),
  });
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useSessionWatch();
  useDailyPagesAhead();
  const showFromTop = useEffectEvent(() => {
    window.scrollTo(0, 0);
    // A menu that could not be loaded does not open over the page that was chosen instead. One that was opened while the
    // first page is loaded stays when that page takes the place of the address without one.
    if (navigation !== 'REPLACE') closeMenu();
  });
  // Before the effects of a page, which may lead elsewhere in it.
  useLayoutEffect(() => showFromTop(), [pathname]);
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        Zum Inhalt springen
      </a>
      <aside className={classes.rail} aria-label="Navigation">
        <Rail />
      </aside>
      <Header onMenu={openMenu} />
      <main id="content" className={classes.content} tabIndex={-1}>
        {wasMenuOpened && (
          <LatePart name="Das Menü">
            <MenuDrawer isOpen={isMenuOpen} onClose={closeMenu} />
          </LatePart>
        )}
        <LateNotice />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts>
        <WaitingSteps place="messages" />
      </Toasts>
    </div>
  );
}

/** Requests the current user as soon as the session has ended elsewhere, so that people notice it immediately. */
export function useSessionWatch(): void {
  const dispatch = useAppDispatch();
  const { id } = useUser().user;
  useEffect(() => {
    const ask = () => void dispatch(sessionApi.endpoints.currentUser.initiate(undefined, again));
    return liveSocket.watchSession(id, ask);
  }, [dispatch, id]);
  useEffect(() => {
    if (!deviceStorage.get('push')) return;
    void import('../../shared/push/renew-push.js')
      .then(({ renewPush }) => renewPush(id, dispatch))
      .catch(() => undefined);
  }, [dispatch, id]);
}
