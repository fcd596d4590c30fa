import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatBalance, formatDuration } from '@bestellwerk/domain/text/formats';
import type { DayBalance } from '@bestellwerk/domain/contracts/working-time.schema';
import { sumOfBalances } from '@bestellwerk/domain/working-time/day-balances';
import { useOwnBalancesQuery } from '../../shared/working-time/working-time-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { useUser } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { shortDayWords } from '@bestellwerk/ui/working-time/activity-words';
import { NumberTable } from '../../shared/ui/table.js';
import classes from './month-block.module.css';
import { monthAfter, monthBefore, monthWords, type Month } from './month.js';

interface Properties {
  month: Month;
  today: string;
  /** Asks for the month of a day. */
  onMonth(day: string): void;
}

/** The days of a month: worked, planned, and the difference. */
export function MonthBlock({ month, today, onMonth }: Properties) {
  const { user } = useUser();
  const { currentData: days, isError } = useOwnBalancesQuery({ account: user.id, ...month });
  const longest = Math.max(1, ...(days ?? []).flatMap((day) => [day.workedMinutes, day.plannedMinutes]));
  const isCurrent = month.from <= today && today <= month.to;
  const settled = days?.filter(({ date }) => !isCurrent || date < today) ?? [];
  return (
    <Block title={monthWords(month)} tools={<MonthSteps month={month} today={today} onMonth={onMonth} />}>
      <FailedRead endpoint="ownBalances" />
      {!days && !isError && <Skeleton height={260} role="status" aria-label="Zeitsalden werden geladen" />}
      {days?.length === 0 && (
        <p className={classes.empty}>
          In diesem Monat ist nichts geplant und nichts gearbeitet. Beginnen Sie Ihren Dienst, dann steht er
          hier.
        </p>
      )}
      {days && days.length > 0 && (
        <NumberTable className={classes.days}>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <td />
              <th scope="col">Gearbeitet</th>
              <th scope="col">Geplant</th>
              <th scope="col">Saldo</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <Day key={day.date} day={day} isToday={day.date === today} longest={longest} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{isCurrent ? 'Summe bis gestern' : 'Summe'}</th>
              <td />
              <Minutes {...sumOfBalances(settled)} />
            </tr>
          </tfoot>
        </NumberTable>
      )}
    </Block>
  );
}

const Day = ({ day, isToday, longest }: { day: DayBalance; isToday: boolean; longest: number }) => (
  <tr>
    <th scope="row">
      {shortDayWords(day.date)}
      {isToday && ' (heute)'}
    </th>
    <td className={classes.picture}>
      <DayBar worked={day.workedMinutes} planned={day.plannedMinutes} longest={longest} />
    </td>
    <Minutes {...day} />
  </tr>
);

const Minutes = ({
  workedMinutes,
  plannedMinutes,
  balanceMinutes,
}: Pick<DayBalance, 'workedMinutes' | 'plannedMinutes' | 'balanceMinutes'>) => (
  <>
    <td>{formatDuration(workedMinutes)}</td>
    <td>{formatDuration(plannedMinutes)}</td>
    <td data-short={balanceMinutes < 0 || undefined}>{formatBalance(balanceMinutes)}</td>
  </>
);

function MonthSteps({ month, today, onMonth }: Properties) {
  const next = monthAfter(month);
  return (
    <div className={classes.steps}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label="Voriger Monat"
        onClick={() => onMonth(monthBefore(month))}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        aria-label="Nächster Monat"
        disabled={next > today}
        onClick={() => onMonth(next)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Worked minutes as a bar with a mark at the planned minutes. The figures are shown as text beside it. */
function DayBar({ worked, planned, longest }: { worked: number; planned: number; longest: number }) {
  const share = (minutes: number) => `${(minutes / longest) * 100}%`;
  return (
    <div
      className={classes.bar}
      style={{ '--worked': share(worked), '--planned': share(planned) } as React.CSSProperties}
      data-planned={planned > 0 || undefined}
      aria-hidden
    />
  );
}
