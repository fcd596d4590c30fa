import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { addDays, businessDayBegins } from '@bestellwerk/domain/calendar/zoned-time';
import { formatNumber } from '@bestellwerk/domain/text/formats';
import { useLogsQuery, type LogPage } from './audit-log-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { useDaysInAddress, type Days } from '../../shared/days/days.js';
import { DaysChoice } from '../../shared/days/days-choice.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import filterClasses from '../../shared/ui/filters.module.css';
import { PageHead } from '../../shared/ui/page-head.js';
import classes from './audit-log.module.css';
import { AuditLogDrawer } from './audit-log-drawer.js';
import { AuditLogFilterFields } from './audit-log-filter-fields.js';
import { AuditLogTable } from './audit-log-table.js';
import { JournalFile } from './journal-file.js';
import { ProofDrawer } from './proof-drawer.js';
import { ProofLine } from './proof-line.js';
import { useAuditLogPlace } from './use-audit-log-place.js';

const PAGE_SIZE = 50;
const DAYS = 7;

const always = { from: null, to: null };

const spanOf = ({ from, to }: Days, timeZone: string) => ({
  from: businessDayBegins(from, timeZone).toISOString(),
  to: businessDayBegins(addDays(to, 1), timeZone).toISOString(),
});

const paths = resources.map(({ path }) => path);

/** Who did what when, and whether the log is as it was written. */
export default function AuditLogPage() {
  return (
    <RequirePermission to="logs.read" title="Kein Zugriff auf das Protokoll." what="Das Protokoll">
      <Journal />
    </RequirePermission>
  );
}

function Journal() {
  const [days, chooseDays, today] = useDaysInAddress(DAYS);
  const { before, entry, isProofOpen, filters, turnTo, narrow, close, openProof } = useAuditLogPlace();
  const timeZone = useTimeZone();
  const isOfOne = filters.record !== null;
  const selection = { ...(isOfOne ? always : spanOf(days, timeZone)), ...filters };
  const { data, isFetching, isError } = useLogsQuery({ ...selection, before, limit: PAGE_SIZE, paths });
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(before);
  useEffect(() => {
    if (shown.current === before || isFetching) return;
    shown.current = before;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [before, isFetching]);
  return (
    <>
      <PageHead title="Protokoll" note="Alles, was geschehen ist: wer, was, wann und wozu">
        <JournalFile key={JSON.stringify(selection)} selection={selection} />
      </PageHead>
      <ProofLine onOpen={openProof} />
      <search className={filterClasses.filters}>
        {!isOfOne && <DaysChoice days={days} today={today} onChange={chooseDays} />}
        <AuditLogFilterFields filters={filters} onChange={narrow} />
      </search>
      <FailedRead endpoint="logs" />
      {!data && !isError && <Skeleton height={320} role="status" aria-label="Protokoll wird geladen" />}
      {data?.entries.length === 0 && (
        <EmptyState
          title="Nichts in dieser Auswahl."
          text="Hier erscheint, wer wann was getan hat. Wählen Sie einen anderen Zeitraum oder weniger Filter."
        />
      )}
      {data && data.entries.length > 0 && (
        <div ref={list} role="group" tabIndex={-1} aria-label="Einträge im Protokoll">
          <AuditLogTable entries={data.entries} isOld={isFetching} />
        </div>
      )}
      {data && <Turn page={data} isFirst={before === null} onTurn={turnTo} />}
      <AuditLogDrawer id={entry} onClose={close} />
      <ProofDrawer isOpen={isProofOpen} onClose={close} />
    </>
  );
}

interface TurnProperties {
  page: LogPage;
  isFirst: boolean;
  onTurn(before: string | null): void;
}

/** The way to older entries. Pages have no numbers: what comes on top would move them. */
function Turn({ page: { total, hasMore, next }, isFirst, onTurn }: TurnProperties) {
  return (
    <div className={classes.turn}>
      {total > 0 && <span>{hasMore ? `Mehr als ${formatNumber(total)} Einträge` : entriesText(total)}</span>}
      {!isFirst && (
        <Button variant="default" onClick={() => onTurn(null)}>
          Neueste Einträge
        </Button>
      )}
      {next !== null && (
        <Button variant="default" onClick={() => onTurn(next)}>
          Ältere Einträge
        </Button>
      )}
    </div>
  );
}

const entriesText = (count: number): string =>
  count === 1 ? 'Ein Eintrag' : `${formatNumber(count)} Einträge`;
