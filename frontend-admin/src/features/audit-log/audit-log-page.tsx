import { Button, Loader, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { addDays, businessDayBegins } from '@bestellwerk/domain/calendar/zoned-time';
import { useLogsQuery, type LogPage } from './audit-log-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { recordCount } from '../../shared/records/definitions.js';
import { RequirePermission } from '../../shared/session/require-access.js';
import { useDaysInAddress, type Days } from '../../shared/days/days.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import classes from './audit-log.module.css';
import { AuditLogDrawer } from './audit-log-drawer.js';
import { AuditLogTable } from './audit-log-table.js';
import { JournalFile } from './journal-file.js';
import { JournalFilters } from './journal-filters.js';
import { NewEntries } from './new-entries.js';
import { ProofDrawer } from './proof-drawer.js';
import { ProofLine } from './proof-line.js';
import { type AuditLogFilters, useAuditLogPlace } from './use-audit-log-place.js';

const PAGE_SIZE = 50;
const DAYS = 7;

const nothingFound =
  'Hier erscheint, wer wann was getan hat. Wählen Sie einen anderen Zeitraum oder weniger Filter.';
const nothingFoundFor =
  'Die Suche findet Tickets, Bestellnummern, Beträge, Produkte geänderter Positionen, Namen von Mitarbeitern, ' +
  'Bezeichnungen von Einträgen und geänderten Feldern, Begründungen und Vorgänge wie „Gegenbuchung“. Nicht gesucht wird ' +
  'nach Namen von Gästen und in Begründungen zur Arbeitszeit. Bestellungen eines Gastes finden Sie unter ' +
  '„Bestellungen“; ihre Nummer findet hier alles, was dazu geschehen ist.';

const always = { from: null, to: null };

const isUsualSpan = ({ from, to }: Days, today: string): boolean =>
  to === today && from === addDays(today, 1 - DAYS);

const spanOf = ({ from, to }: Days, timeZone: string) => ({
  from: businessDayBegins(from, timeZone).toISOString(),
  to: businessDayBegins(addDays(to, 1), timeZone).toISOString(),
});

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
  const { before, entry, isProofOpen, filters, active, turnTo, narrow, close, openProof } =
    useAuditLogPlace();
  const timeZone = useTimeZone();
  const isOfOne = filters.record !== null;
  const selection = { ...(isOfOne ? always : spanOf(days, timeZone)), ...filters };
  const { data, isFetching, isError, refetch } = useLogsQuery({ ...selection, before, limit: PAGE_SIZE });
  const mayGrow = before === null && (isOfOne || days.to >= today);
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
      <JournalFilters
        filters={filters}
        onChange={narrow}
        span={isOfOne ? null : { days, today, onChange: chooseDays }}
        active={active + (isOfOne || isUsualSpan(days, today) ? 0 : 1)}
      />
      <FailedRead endpoint="logs" />
      {!data && !isError && <Skeleton height={320} role="status" aria-label="Protokoll wird geladen" />}
      {data && (
        <div className={classes.above}>
          <Length page={data} isSearching={isFetching} />
          {isWithoutAutomatic(filters) && (
            <span>
              Ohne automatische Einträge.{' '}
              <Button variant="subtle" size="compact-md" mih={40} onClick={() => narrow({ by: 'all' })}>
                Auch automatische zeigen
              </Button>
            </span>
          )}
          {mayGrow && <NewEntries page={data} selection={selection} limit={PAGE_SIZE} onShow={refetch} />}
        </div>
      )}
      {data?.entries.length === 0 && (
        <EmptyState
          title="Nichts in dieser Auswahl."
          text={filters.text === null ? nothingFound : nothingFoundFor}
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

const isWithoutAutomatic = ({ by }: AuditLogFilters): boolean => by !== 'all' && by !== 'automatic';

interface TurnProperties {
  page: LogPage;
  isFirst: boolean;
  onTurn(before: string | null): void;
}

/** The way to older entries. Pages have no numbers: what comes on top would move them. */
function Turn({ page: { next }, isFirst, onTurn }: TurnProperties) {
  return (
    <div className={classes.turn}>
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

/** How many there are. While others are sought, what was found before stays on screen. */
const Length = ({ page, isSearching }: { page: LogPage; isSearching: boolean }) => (
  <span role="status" className={classes.length}>
    {isSearching && <Loader size={16} aria-hidden />}
    {isSearching ? 'Protokoll wird durchsucht …' : page.total > 0 && totalText(page)}
  </span>
);

const totalText = ({ total, hasMore }: LogPage): string =>
  hasMore ? `Mehr als ${recordCount(total)}` : recordCount(total);
