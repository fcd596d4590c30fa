import { formatDuration } from '@bestellwerk/domain/text/formats';
import { addDays, localTime } from '@bestellwerk/domain/calendar/zoned-time';
import { dayWords, spanWords } from '@bestellwerk/ui/working-time/activity-words';
import { useBranchNames } from '../../shared/branches/use-branches.js';
import { useUser } from '../../shared/session/use-user.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { Block } from '../../shared/ui/block.js';
import { usePollingWhileAway } from '../../shared/api/follow-query.js';
import { PlanHistory } from '../../shared/working-time/plan-history.js';
import { useOwnSchedulesQuery } from '../../shared/working-time/working-time-api.js';
import classes from './my-time.module.css';

const DAYS_AHEAD = 14;
const MOST = 7;

/** When one works next, from tomorrow on: what is planned today stands beside the clock. */
export function NextShifts({ today }: { today: string }) {
  const { user } = useUser();
  const timeZone = useTimeZone();
  const pollingInterval = usePollingWhileAway();
  const branchName = useBranchNames();
  const days = { from: addDays(today, 1), to: addDays(today, DAYS_AHEAD) };
  const { currentData: shifts } = useOwnSchedulesQuery({ account: user.id, ...days }, { pollingInterval });
  if (!shifts) return null;
  return (
    <Block title="Nächste Dienste">
      {shifts.length === 0 ? (
        <p className={classes.none}>In den nächsten zwei Wochen ist nichts geplant.</p>
      ) : (
        <ul className={classes.next}>
          {shifts.slice(0, MOST).map(({ id, date, branch, startsAt, endsAt, pauseMinutes }) => (
            <li key={id}>
              <strong>{dayWords(date)}</strong> <span>{spanWords(startsAt, endsAt, timeZone)}</span>
              <small>
                {branchName(branch)}
                {pauseMinutes > 0 && `, davon ${formatDuration(pauseMinutes)} Pause`}
                {endOn(endsAt, timeZone, date)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.history}>
        <PlanHistory user={user.id} />
      </div>
    </Block>
  );
}

/** ', endet am Di, 01.12.2026': of a shift that ends on another day than it begins. */
function endOn(endsAt: string, timeZone: string, date: string): string {
  const day = localTime(new Date(endsAt), timeZone).date;
  return day === date ? '' : `, endet am ${dayWords(day)}`;
}
