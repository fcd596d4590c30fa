import type { UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { addDays } from '@bestellwerk/domain/calendar/zoned-time';
import { sumBy } from '@bestellwerk/domain/statistics/buckets';
import { formatBalance, formatNumber } from '@bestellwerk/domain/text/formats';
import { todaysBalance } from '@bestellwerk/ui/working-time/activity-words';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { durationWords } from '../frame/figure-words.js';
import { shiftWords } from '../working-time/working-time-figures.js';
import { minutesElsewhere } from './seen-branches.js';

interface Properties {
  profile: UserProfile;
  today: string;
  /** Days, shifts and findings are only those of the reader's branches. */
  isOfSomeBranches: boolean;
}

/** Where somebody stands after the days that are over, and apart from them today and what is planned. */
export function ProfileFigures({ profile, today, isOfSomeBranches }: Properties) {
  const { start, now, end, days, ahead, workedToNow, balanceStart, balanceNow } = profile;
  const ofAll = (name: string) => (isOfSomeBranches ? `${name} (alle Filialen)` : name);
  const ofToday = days.find(({ date }) => date === today);
  const balanceOfToday = ofToday && todaysBalance(ofToday.worked - ofToday.target);
  return (
    <Figures name="Stand der Arbeitszeit">
      {start <= now && (
        <>
          <Figure
            name={ofAll(balanceName(profile, today))}
            value={formatBalance(balanceNow - balanceStart)}
            note={`davor ${formatBalance(balanceStart)}, insgesamt ${formatBalance(balanceNow)}`}
          />
          <Figure
            name={ofAll('Gearbeitet')}
            value={durationWords(workedToNow)}
            note={workedNote(profile, isOfSomeBranches)}
          />
        </>
      )}
      {ofToday && balanceOfToday && (
        <Figure
          name={isOfSomeBranches ? `${balanceOfToday.name}, in Ihren Filialen` : balanceOfToday.name}
          value={balanceOfToday.value}
          note={`${durationWords(ofToday.worked)} von ${durationWords(ofToday.target)} geplanten`}
        />
      )}
      {ahead.length > 0 && (
        <Figure
          name="Noch geplant"
          value={durationWords(sumBy(ahead, ({ plannedMinutes }) => plannedMinutes))}
          note={`${shiftWords(ahead.length)} bis ${unitWords(end, 'day')}`}
        />
      )}
      {start <= today && (
        <>
          <Figure
            name="Pünktlichkeit"
            value={punctualityWords(profile.punctuality)}
            note={profile.punctuality === null ? 'ohne geplanten Dienst' : 'im Median, gegenüber der Planung'}
          />
          <Figure
            name="Auffällig"
            value={formatNumber(profile.findings, 0)}
            note="etwa versäumt, verspätet, ungeplant oder korrigiert"
          />
        </>
      )}
    </Figures>
  );
}

function workedNote(profile: UserProfile, isOfSomeBranches: boolean): string {
  const [planned, until] = [durationWords(profile.targetToNow), unitWords(profile.now, 'day')];
  const elsewhere = isOfSomeBranches ? minutesElsewhere(profile) : 0;
  if (elsewhere <= 0) return `von ${planned} bis ${until} geplanten`;
  return `davon in anderen Filialen: ${durationWords(elsewhere)}; bis ${until} geplant: ${planned}`;
}

/** As 'Meine Zeit' names it where it is the same balance. */
function balanceName({ start, now, end }: UserProfile, today: string): string {
  const isInMonth = start.slice(-2) === '01' && start.slice(0, 7) === end.slice(0, 7);
  const isMonth = isInMonth && (end >= today || addDays(end, 1).slice(-2) === '01');
  return `Saldo im ${isMonth ? 'Monat' : 'Zeitraum'}${now < end ? ' bis gestern' : ''}`;
}

const NOTHING = '–';
const HOUR = 60;

function punctualityWords(minutes: number | null): string {
  if (minutes === null) return NOTHING;
  const size =
    Math.abs(minutes) < HOUR
      ? `${formatNumber(Math.abs(minutes))}\u00a0min`
      : durationWords(Math.abs(minutes));
  if (minutes === 0) return 'pünktlich';
  return minutes > 0 ? `${size} später` : `${size} früher`;
}
