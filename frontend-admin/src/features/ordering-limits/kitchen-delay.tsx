import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { BranchAvailability } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { DELAY_DURATIONS, DELAY_MINUTES } from '@bestellwerk/domain/branch-day/delay-decisions';
import { formatBalance, formatDuration, formatTime } from '@bestellwerk/domain/text/formats';
import { useEndDelayMutation } from '../../shared/branches/availability-api.js';
import { Block } from '../../shared/ui/block.js';
import { useDelayPreparationMutation } from './ordering-limits-api.js';
import classes from './ordering-limits.module.css';

const durations = DELAY_DURATIONS.map((minutes) => ({
  value: String(minutes),
  label: formatDuration(minutes),
}));

interface Properties {
  branch: string;
  /** Of today; may be over. */
  announced: BranchAvailability['delay'];
  now: Date;
  timeZone: string;
}

/** Says that the kitchen is under load: orders wanted as soon as possible are promised some minutes later. */
export function KitchenDelay({ branch, announced, now, timeZone }: Properties) {
  const [announce, { isLoading: isAnnouncing }] = useDelayPreparationMutation();
  const [end, { isLoading: isEnding }] = useEndDelayMutation();
  const delay = announced && now < new Date(announced.until) ? announced : null;
  const [chosen, setDuration] = useState<string | null>(null);
  const minutesLeft = delay ? Math.ceil((Date.parse(delay.until) - now.getTime()) / 60_000) : 0;
  // What runs longer is not cut short by another step.
  const running = DELAY_DURATIONS.find((minutes) => minutes >= minutesLeft) ?? DELAY_DURATIONS.at(-1)!;
  const duration = chosen ?? String(running);
  return (
    <Block title="Wartezeit">
      <p role="status" className={classes.state} data-delayed={delay !== null || undefined}>
        {delay ? (
          <>
            {formatBalance(delay.minutes)} bis {formatTime(new Date(delay.until), timeZone)} Uhr{' '}
            <span className={classes.rest}>(noch {formatDuration(minutesLeft)})</span>
          </>
        ) : (
          'Wie üblich'
        )}
      </p>
      {delay && (
        <div className={classes.buttons}>
          <Button size="md" loading={isEnding} onClick={() => void end({ branch })}>
            Beenden
          </Button>
        </div>
      )}
      <p className={classes.caption}>Wie lange?</p>
      <SegmentedControl
        className={classes.durations!}
        fullWidth
        size="md"
        aria-label="Wie lange die Wartezeit gilt"
        value={duration}
        data={durations}
        onChange={setDuration}
      />
      <p className={classes.caption}>Um wie viel länger?</p>
      <div role="group" aria-label="Um wie viel länger" className={classes.steps}>
        {DELAY_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="md"
            px="xs"
            variant="default"
            disabled={isAnnouncing}
            onClick={() => void announce({ branch, minutes, duration: Number(duration) })}
          >
            {formatBalance(minutes)}
          </Button>
        ))}
      </div>
      <p className={classes.note}>
        Gäste, die so schnell wie möglich bestellen, sehen sofort die spätere Zeit. Gewählte Termine bleiben.
        Die Wartezeit endet von selbst.
      </p>
    </Block>
  );
}
