import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { Closing } from '@bestellwerk/domain/contracts/closing.schema';
import { turnoverDayText } from '@bestellwerk/domain/ordering/closing/closing-texts';
import { formatMoney } from '@bestellwerk/domain/text/formats';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { branchChosen } from '../../shared/branches/branch-choice.js';
import {
  type BranchName,
  useBranchOnScreen,
  useShownBranches,
  useShownBranchWords,
} from '../../shared/branches/use-branches.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { useCurrency } from '../../shared/shop/shop-api.js';
import { Figure, Figures } from '../../shared/ui/block.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { AboutFigures } from '../../shared/ui/about-figures.js';
import { FormNote } from '../../shared/ui/notes.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { closingParameters, useClosingQuery } from './closing-api.js';
import { DaysTable } from './days-table.js';
import { Agreement, ordersText, SalesTable, TakingsTable } from './figures.js';
import { Later } from './later.js';
import { OneBranch } from './one-branch.js';
import { PeriodChoice } from './period-choice.js';
import { isMonth, periodText, usePeriod } from './period.js';
import print from '../../shared/ui/print-sheet.module.css';
import classes from './closing.module.css';

/** What a business day or a month comes to, and its closing. */
export default function ClosingPage() {
  return (
    <RequirePermission to="payments.read" title="Kein Zugriff auf Abschlüsse." what="Abschlüsse">
      <ClosingOfPeriod />
    </RequirePermission>
  );
}

function ClosingOfPeriod() {
  const { period, choose, today, isRefused } = usePeriod();
  const branch = useBranchOnScreen();
  const where = useShownBranchWords();
  const selection = { period, branch: branch?.id ?? null };
  const branches = useShownBranches();
  const pollingInterval = usePollingWhileAway();
  const { currentData: closing } = useClosingQuery({ ...selection, branches }, { pollingInterval });
  return (
    <div className={`${print.sheet} ${classes.sheet}`}>
      <PageHead
        title="Abschlüsse"
        note={<AboutFigures what={`${periodText(period)}, ${where}`} days={turnoverDayText} />}
      >
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          Drucken
        </Button>
        <Button
          component="a"
          href={addressOf({ url: 'closings/export.csv', params: closingParameters(selection) })}
          download
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          Als CSV laden
        </Button>
      </PageHead>
      {isRefused && (
        <FormNote text="Den Zeitraum in der Adresse gibt es nicht, oder er hat noch nicht begonnen. Gezeigt wird heute." />
      )}
      <PeriodChoice period={period} today={today} onChange={choose} />
      <FailedRead endpoint="closing" />
      {closing ? (
        <Whole closing={closing} branch={branch} today={today} choose={choose} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Der Abschluss wird geladen" />
      )}
    </div>
  );
}

interface WholeProperties {
  closing: Closing;
  branch: BranchName | null;
  today: string;
  choose(period: string): void;
}

function Whole({ closing, branch, today, choose }: WholeProperties) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const { period, figures, days } = closing;
  const isOfMonth = isMonth(period);
  const isEmpty = !days.some(({ isBusy }) => isBusy);
  return (
    <>
      <Figures name="Summen">
        <Figure
          name="Umsatz"
          value={formatMoney(figures.gross, currency)}
          note={ordersText(figures.orders)}
        />
        <Figure name="Einnahmen" value={formatMoney(figures.amount, currency)} note="bar, Karte und online" />
        <Figure
          name="Noch offen"
          value={formatMoney(figures.openAmount, currency)}
          note={ordersText(figures.openOrders)}
        />
        <Figure
          name="Zurückzugeben oder unterwegs"
          value={formatMoney(figures.owedAmount, currency)}
          note={ordersText(figures.owedOrders)}
        />
      </Figures>
      <div className={classes.blocks}>
        {branch && <OneBranch key={period} {...{ closing, today }} branch={branch} />}
        {isEmpty ? (
          <EmptyState
            title={isOfMonth ? 'In diesem Monat war nichts.' : 'An diesem Tag war nichts.'}
            text="Es wurde nichts verkauft, storniert oder bezahlt. Wählen Sie einen anderen Zeitraum."
          />
        ) : (
          <div className={classes.pair}>
            <div className={classes.blocks}>
              <SalesTable figures={figures} />
              <Agreement figures={figures} isOfMonth={isOfMonth} />
            </div>
            <TakingsTable figures={figures} />
          </div>
        )}
        <Later closing={closing} />
        {(isOfMonth || !branch) && days.length > 0 && (
          <DaysTable
            days={days}
            withBranch={!branch}
            withDate={isOfMonth}
            onOpen={(day) => {
              if (!branch) dispatch(branchChosen(day.branch));
              choose(day.date);
            }}
          />
        )}
      </div>
    </>
  );
}
