import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Toasts } from '../../shared/toasts/toasts.js';
import { LateNotice } from '../../shared/request-status/late-notice.js';
import { useSessionWatch } from '../../shared/session/use-session-watch.js';
import { PageSkeleton } from '../../shared/ui/page-skeleton.js';
import classes from './frame.module.css';
import { Header } from './header.js';
import { Rail } from './rail.js';

/** The layout around every page of a signed-in user. */
export default function Frame() {
  const [isMenuOpen, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  useSessionWatch();
  // Before the effects of a page, which may lead elsewhere in it.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        Zum Inhalt springen
      </a>
      <aside className={classes.rail} aria-label="Navigation">
        <Rail />
      </aside>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        size={264}
        withCloseButton={false}
        classNames={{ content: classes.drawer, body: classes.drawerBody }}
        attributes={{ content: { 'aria-label': 'Navigation' } }}
      >
        <Rail onNavigate={menu.close} />
      </Drawer>
      <Header onMenu={menu.open} />
      <main id="content" className={classes.content} tabIndex={-1}>
        <LateNotice />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts />
    </div>
  );
}
