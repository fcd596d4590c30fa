import { Button } from '@mantine/core';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { usePressClockMutation, type OwnClock } from '../../shared/api/working-time-api.js';
import classes from './clock-panel.module.css';
import { pressesFor } from './presses.js';

/** The next step as a big button, the other one beside it. */
export function ClockButtons({ clock, branch }: { clock: OwnClock; branch: string | null }) {
  const [pressClock, { isLoading, originalArgs }] = usePressClockMutation();
  return (
    <div className={classes.buttons}>
      {pressesFor(clock.activity).map(({ press, label }, index) => (
        <Button
          key={press}
          size="xl"
          px="sm"
          variant={index === 0 ? 'filled' : 'default'}
          disabled={isLoading && originalArgs?.press !== press}
          loading={isLoading && originalArgs?.press === press}
          onClick={() =>
            void pressClock({
              account: clock.user.id,
              press,
              branch,
              deviceAt: new Date().toISOString(),
              idempotencyKey: randomKey(),
            })
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
