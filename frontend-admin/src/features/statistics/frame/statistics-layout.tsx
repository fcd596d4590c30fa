import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useBranchInAddress } from '../../../shared/branches/use-branch-in-address.js';
import { useShownBranchWords } from '../../../shared/branches/use-branches.js';
import { daysText } from '../../../shared/days/days.js';
import { RequirePermission } from '../../../shared/session/require-access.js';
import { useLiveFigures } from '../../../shared/statistics/use-live-figures.js';
import { AboutFigures } from '../../../shared/ui/about-figures.js';
import { PageHead } from '../../../shared/ui/page-head.js';
import { PageSkeleton } from '../../../shared/ui/splash.js';
import { AddressNotes } from './address-notes.js';
import { FiguresFilters } from './figures-filters.js';
import { useFiguresChoice } from './figures-choice.js';
import { tabOf, tabs } from './tabs.js';
import { useAsOf } from './use-as-of.js';
import print from '../../../shared/ui/print-sheet.module.css';
import classes from './frame.module.css';

/** What the pages of statistics have in common: the ways between them, and what they are about. */
export default function StatisticsLayout() {
  return (
    <RequirePermission to="statistics.read" title="Kein Zugriff auf Statistiken." what="Statistiken">
      <Layout />
    </RequirePermission>
  );
}

function Layout() {
  const { pathname, search } = useLocation();
  const tab = tabOf(pathname);
  const isBranchUnknown = useBranchInAddress();
  useLiveFigures();
  const where = useShownBranchWords();
  const choice = useFiguresChoice();
  const days = daysText(choice);
  const what = tab.hasDays ? `${days}, ${where}` : where.charAt(0).toUpperCase() + where.slice(1);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={`${print.sheet} ${classes.sheet}`}>
      <PageHead title={tab.title} note={<AboutFigures what={what} days={useAsOf(tab.sources, choice)} />}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          Drucken
        </Button>
      </PageHead>
      <nav ref={nav} className={classes.tabs} aria-label="Statistiken">
        {tabs.map(({ path, label }) => (
          <NavLink key={path} to={{ pathname: path, search }}>
            {label}
          </NavLink>
        ))}
      </nav>
      <AddressNotes
        where={where}
        isBranchUnknown={isBranchUnknown}
        areDaysRefused={tab.hasDays && choice.areDaysRefused}
      />
      {tab.hasDays && <FiguresFilters isCompared={tab.isCompared} hasSteps={tab.hasSteps} />}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
