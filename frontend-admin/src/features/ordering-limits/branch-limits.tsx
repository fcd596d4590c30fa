import { Button } from '@mantine/core';
import { businessDate } from '@bestellwerk/domain/calendar/zoned-time';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { plannedText } from '@bestellwerk/domain/opening-hours/appointment-texts';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { Block } from '../../shared/ui/block.js';
import { useNow } from '../../shared/ui/use-now.js';
import { KitchenDelay } from './kitchen-delay.js';
import { usePauseOrderingMutation, useResumeOrderingMutation } from './ordering-limits-api.js';
import classes from './ordering-limits.module.css';
import { SoldOut } from './sold-out.js';

interface Properties {
  branch: { id: string; name: string };
  days: readonly BranchAvailability[];
  isNamed: boolean;
}

/** One branch: whether it takes orders now, how much longer they take, what is sold out, which times are full. */
export function BranchLimits({ branch, days, isNamed }: Properties) {
  const now = new Date(useNow());
  const timeZone = useBranchTimeZone(branch.id);
  const today = days.find(({ date }) => date === businessDate(now, timeZone));
  const full = days.flatMap((day) => fullTimes(day, now));
  return (
    <section aria-label={branch.name} className={classes.branch}>
      {isNamed && <h2 className={classes.name}>{branch.name}</h2>}
      <Pause branch={branch.id} until={today?.pausedUntil ?? null} now={now} timeZone={timeZone} />
      <KitchenDelay branch={branch.id} announced={today?.delay ?? null} now={now} timeZone={timeZone} />
      <SoldOut branch={branch.id} soldOut={today?.soldOut ?? []} />
      <Block title="Volle Zeiten">
        {full.length === 0 ? (
          <p className={classes.note}>
            Keine. Wie viele Bestellungen ein Zeitfenster aufnimmt, steht bei der Filiale unter „Auslastung“.
          </p>
        ) : (
          <ul className={classes.times}>
            {full.map(({ start, modes }) => (
              <li key={start}>
                <strong>{plannedText(new Date(start), now, timeZone)}</strong> {modes}
              </li>
            ))}
          </ul>
        )}
      </Block>
    </section>
  );
}

interface PauseProperties {
  branch: string;
  until: string | null;
  now: Date;
  timeZone: string;
}

const LENGTHS = [15, 30, 60];

/** Stops orders for now for some minutes, or takes them again. */
function Pause({ branch, until, now, timeZone }: PauseProperties) {
  const [pause, { isLoading: isPausing }] = usePauseOrderingMutation();
  const [resume, { isLoading: isResuming }] = useResumeOrderingMutation();
  const isPaused = until !== null && now < new Date(until);
  const minutesLeft = isPaused ? Math.ceil((Date.parse(until) - now.getTime()) / 60_000) : 0;
  return (
    <Block title="Bestellungen für jetzt">
      <p role="status" className={classes.state} data-paused={isPaused || undefined}>
        {isPaused
          ? `Pausiert bis ${formatTime(new Date(until), timeZone)} Uhr (noch ${minutesLeft} min)`
          : 'Werden angenommen'}
      </p>
      <div className={classes.buttons}>
        {isPaused && (
          <Button size="md" loading={isResuming} onClick={() => void resume({ branch })}>
            Wieder annehmen
          </Button>
        )}
        {LENGTHS.map((minutes) => (
          <Button
            key={minutes}
            size="md"
            variant="default"
            disabled={isPausing}
            onClick={() => void pause({ branch, minutes })}
          >
            {isPaused ? `Ab jetzt ${minutes} min` : `${minutes} min Pause`}
          </Button>
        ))}
      </div>
      <p className={classes.note}>
        Vorbestellungen für die Zeit danach sind auch während der Pause möglich. Sie endet von selbst.
      </p>
    </Block>
  );
}

const modeWords = { takeaway: 'Abholung', delivery: 'Lieferung', dineIn: 'Vor Ort' } as const;

/** Times to come that are full, with the modes that they are full for. */
function fullTimes({ full, windowMinutes }: BranchAvailability, now: Date) {
  const modes = Object.keys(modeWords) as (keyof typeof modeWords)[];
  const starts = [...new Set(modes.flatMap((mode) => full[mode]))].sort();
  return starts
    .filter((start) => Date.parse(start) + windowMinutes * 60_000 > now.getTime())
    .map((start) => {
      const those = modes.filter((mode) => full[mode].includes(start));
      return {
        start,
        modes: those.length === modes.length ? 'für alles' : those.map((mode) => modeWords[mode]).join(', '),
      };
    });
}
