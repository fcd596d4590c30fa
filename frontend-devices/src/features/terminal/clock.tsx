import { formatBalance, formatDuration, formatTime } from '@bestellwerk/domain/text/formats';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { todayMinutes } from '@bestellwerk/domain/working-time/worked-minutes';
import {
  longDayWords,
  spanWords,
  startDay,
  stateWords,
  todaysBalance,
} from '@bestellwerk/ui/working-time/activity-words';
import type { WorkingSchedule } from '@bestellwerk/domain/contracts/working-time.schema';
import { useClock } from '../../shared/use-clock.js';
import { ShiftList } from './shift-list.js';
import type { Credentials } from './credentials.js';
import { ClockPanel } from './clock-panel.js';
import { type Me, useActivitiesQuery, useSchedulesQuery } from './terminal-api.js';

const LISTED_DAYS = 14;

/** One's state, minutes and buttons. */
export function Clock({ who, me }: { who: Credentials; me: Me }) {
  const now = new Date(useClock(1000) + me.aheadBy);
  const today = me.today.date;
  const { data: shifts, isError: areShiftsMissing } = useSchedulesQuery({ ...who, from: today, to: today });
  const { data: activities, isError: areActivitiesMissing } = useActivitiesQuery({
    ...who,
    from: addDays(today, -LISTED_DAYS),
    to: today,
  });
  const timeZone = me.activity?.timeZone ?? activities?.[0]?.timeZone ?? placeTimeZone();
  const minutes = todayMinutes(me, now);
  const balance = todaysBalance(me.today.balanceMinutes + minutes - me.today.workedMinutes);
  const forgotten = me.activity?.isForgotten ? me.activity : activities?.find(isForgottenStill);

  return (
    <main className="clock">
      <section className={`clock-state is-${me.activity?.status ?? 'away'}`}>
        <p className="clock-time">{formatTime(now, timeZone)}</p>
        <h1>
          {me.user.firstName} {me.user.lastName}
        </h1>
        <p className="clock-words" role="status">
          {stateWords(me.activity, now)}
        </p>
        {shifts !== undefined && <p>{shiftWords(shifts, timeZone)}</p>}
        {areShiftsMissing && <p>Arbeitsplanung konnte nicht geladen werden.</p>}
      </section>
      {forgotten !== undefined && (
        <p className="terminal-problem" role="alert">
          Ihr Dienst vom {longDayWords(startDay(forgotten))} wurde nicht beendet. Bitte wenden Sie sich an
          Ihre Filialleitung.
        </p>
      )}
      <ClockPanel who={who} me={me} shiftBranch={shifts?.[0]?.branch ?? null} />
      <dl className="clock-figures">
        <div>
          <dt>Heute gearbeitet</dt>
          <dd>{formatDuration(minutes)}</dd>
        </div>
        <div>
          <dt>{balance.name}</dt>
          <dd>{balance.value}</dd>
        </div>
        <div>
          <dt>Saldo im Monat bis gestern</dt>
          <dd>{formatBalance(me.monthBalanceMinutes - me.today.balanceMinutes)}</dd>
        </div>
      </dl>
      {areActivitiesMissing && <p role="alert">Aktivitäten konnten nicht geladen werden.</p>}
      {activities !== undefined && <ShiftList activities={activities} branches={me.branches} now={now} />}
    </main>
  );
}

const isForgottenStill = ({ isForgotten, endedAt }: { isForgotten: boolean; endedAt: string | null }) =>
  isForgotten && endedAt === null;

/** Where a shift has no time zone of its own, the terminal's place counts. */
const placeTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '08:00–16:30 Uhr', several shifts one after the other. */
const shiftWords = (shifts: readonly WorkingSchedule[], timeZone: string): string =>
  shifts.length === 0
    ? 'Heute ist kein Dienst geplant.'
    : `Heute geplant: ${shifts.map(({ startsAt, endsAt }) => spanWords(startsAt, endsAt, timeZone)).join(' und ')} Uhr`;
