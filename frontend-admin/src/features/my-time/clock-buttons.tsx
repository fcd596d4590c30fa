import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useRest } from '@bestellwerk/ui/working-time/use-rest';
import {
  usePressClockMutation,
  type OwnClock,
  type Press,
} from '../../shared/working-time/working-time-api.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import classes from './clock-panel.module.css';
import type { WorkingActivity } from '@bestellwerk/domain/contracts/working-time.schema';

/** The next step as a big button, the other one beside it. The end is asked about: only a correction takes it back. */
export function ClockButtons({ clock, branch }: { clock: OwnClock; branch: string | null }) {
  const [pressClock, { isLoading, isSuccess, originalArgs }] = usePressClockMutation();
  const isResting = useRest(isSuccess ? (originalArgs ?? null) : null);
  const [isEnding, ending] = useDisclosure(false);
  const send = (press: Press) =>
    void pressClock({
      account: clock.user.id,
      press,
      branch,
      deviceAt: new Date().toISOString(),
      idempotencyKey: randomKey(),
    });
  return (
    <div className={classes.buttons}>
      {pressesFor(clock.activity).map(({ press, label }, index) => (
        <Button
          key={press}
          size="xl"
          px="sm"
          variant={index === 0 ? 'filled' : 'default'}
          disabled={isResting || (isLoading && originalArgs?.press !== press)}
          loading={isLoading && originalArgs?.press === press}
          onClick={() => (press === 'end' ? ending.open() : send(press))}
        >
          {label}
        </Button>
      ))}
      <ConfirmDialog
        opened={isEnding}
        title="Dienst beenden?"
        action="Ja, beenden"
        onConfirm={() => {
          ending.close();
          send('end');
        }}
        onClose={ending.close}
      >
        <p>
          {clock.activity?.status === 'paused' ? 'Sie sind gerade in der Pause. ' : ''}
          Danach beginnt nur ein neuer Dienst; zurücknehmen kann das Ende nur Ihre Filialleitung.
        </p>
      </ConfirmDialog>
    </div>
  );
}

interface PressChoice {
  press: Press;
  label: string;
}

/** The clock actions possible now, the main action first. */
function pressesFor(activity: Pick<WorkingActivity, 'status'> | null): readonly PressChoice[] {
  switch (activity?.status) {
    case 'working':
      return [end, { press: 'pause', label: 'Pause' }];
    case 'paused':
      return [{ press: 'resume', label: 'Weiter' }, end];
    default:
      return [{ press: 'start', label: 'Dienst beginnen' }];
  }
}

const end: PressChoice = { press: 'end', label: 'Dienst beenden' };
