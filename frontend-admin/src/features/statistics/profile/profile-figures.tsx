import type { UserProfile } from '@bestellwerk/domain/contracts/user-profile.schema';
import { unitWords } from '@bestellwerk/domain/calendar/day-units';
import { formatBalance, formatNumber } from '@bestellwerk/domain/text/formats';
import { Figure, Figures } from '../../../shared/ui/block.js';
import { durationWords } from '../frame/figure-words.js';

/** Where somebody stands: until now, and at the end if everything goes as planned. */
export function ProfileFigures({ profile }: { profile: UserProfile }) {
  const { now, end, targetToNow, workedToNow, balanceStart, balanceNow, findings, punctuality } = profile;
  return (
    <Figures name="Stand der Arbeitszeit">
      <Figure
        name="Saldo"
        value={formatBalance(balanceNow)}
        note={`am ${unitWords(now, 'day')}, zu Beginn ${formatBalance(balanceStart)}`}
      />
      <Figure
        name="Gearbeitet"
        value={durationWords(workedToNow)}
        note={`von ${durationWords(targetToNow)} bis dahin geplanten`}
      />
      <Figure
        name="Noch geplant"
        value={durationWords(profile.plannedToEnd)}
        note={`bis ${unitWords(end, 'day')}, Saldo dann ${formatBalance(profile.projectedBalanceEnd)}`}
      />
      <Figure
        name="Pünktlichkeit"
        value={punctualityWords(punctuality)}
        note="im Median, gegenüber der Planung"
      />
      <Figure
        name="Auffällig"
        value={formatNumber(findings, 0)}
        note="versäumt, ungeplant, vergessen oder korrigiert"
      />
    </Figures>
  );
}

const NOTHING = '–';

function punctualityWords(minutes: number | null): string {
  if (minutes === null) return NOTHING;
  const size = `${formatNumber(Math.abs(minutes))}\u00a0min`;
  if (minutes === 0) return 'pünktlich';
  return minutes > 0 ? `${size} später` : `${size} früher`;
}
