import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { formatBalance, formatDuration } from '@bestellwerk/domain/text/formats';
import { todayMinutes } from '@bestellwerk/domain/working-time/worked-minutes';
import type { OwnClock } from '../../shared/working-time/working-time-api.js';
import { useChosenBranch } from '../../shared/branches/use-branches.js';
import { useNow } from '../../shared/ui/use-now.js';
import {
  longDayWords,
  startDay,
  stateWords,
  todaysBalance,
} from '@bestellwerk/ui/working-time/activity-words';
import { ClockButtons } from './clock-buttons.js';
import classes from './clock-panel.module.css';
import { TodaysShift } from './todays-shift.js';

/** Whether one is at work, for how long today, and the buttons that change it. */
export function ClockPanel({ clock }: { clock: OwnClock }) {
  const { activity, branches, today } = clock;
  const now = new Date(useNow() + clock.aheadBy);
  const worked = todayMinutes(clock, now);
  const chosen = useChosenBranch();
  const [wanted, setWanted] = useState<string | null>(null);
  const start = [wanted, chosen?.id].find((id) => branches.some((branch) => branch.id === id));
  const branch = activity?.branch ?? start ?? branches[0]?.id ?? null;
  const balance = todaysBalance(today.balanceMinutes + worked - today.workedMinutes);
  // In the morning the whole plan of the day is owed: it would make every month look bad.
  const untilYesterday = clock.monthBalanceMinutes - today.balanceMinutes;
  return (
    <section className={classes.panel} aria-label="Stempeluhr" data-status={activity?.status ?? 'away'}>
      <p className={classes.state} role="status">
        {stateWords(activity, now)}
      </p>
      <p className={classes.minutes}>
        {formatDuration(worked)} <small>heute gearbeitet</small>
      </p>
      {activity?.isForgotten && (
        <p className={classes.forgotten}>
          Ihr Dienst vom {longDayWords(startDay(activity))} wurde nicht beendet. Bitte beenden Sie ihn und
          lassen Sie die Zeiten von Ihrer Filialleitung korrigieren.
        </p>
      )}
      {activity === null && branches.length > 1 && (
        <NativeSelect
          label="Filiale"
          size="md"
          value={branch ?? ''}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
          data={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {activity === null && branches.length === 0 ? (
        <p className={classes.hint}>
          Ihnen ist keine Filiale zugeordnet. Bitte wenden Sie sich an die Administration.
        </p>
      ) : (
        <ClockButtons clock={clock} branch={branch} />
      )}
      {(activity !== null || branches.length === 1) && (
        <p className={classes.hint}>{branches.find(({ id }) => id === branch)?.name}</p>
      )}
      <TodaysShift day={today.date} />
      <dl className={classes.balances}>
        <div>
          <dt>{balance.name}</dt>
          <dd>{balance.value}</dd>
        </div>
        <div>
          <dt>Saldo im Monat bis gestern</dt>
          <dd data-short={untilYesterday < 0 || undefined}>{formatBalance(untilYesterday)}</dd>
        </div>
      </dl>
    </section>
  );
}
