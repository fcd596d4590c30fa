import { ActionIcon, Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { stepTakenBack, type TakenStep } from '../../shared/order-steps/outbox.js';
import { isTapOfStep } from '../../shared/order-steps/tap-of-step.js';
import { RunningBar } from '../../shared/order-steps/waiting-steps.js';
import { sendStep } from '../../shared/order-steps/send-steps.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import classes from './order-card.module.css';

/** Offers to take a step back for as long as it has not been sent. */
export function UnsentStep({ step, name }: { step: TakenStep; name: string }) {
  const dispatch = useAppDispatch();
  if (step.state === 'sending') return <p className={classes.unsent}>Wird gesendet …</p>;
  return (
    <div className={classes.actions} data-taken>
      <Button
        size="lg"
        fullWidth
        variant="default"
        className={classes.undo}
        data-undo
        onClick={(event) => isTapOfStep(event, step.takenAt) || dispatch(stepTakenBack(step.orderId))}
        aria-label={`Rückgängig: ${name}`}
      >
        Rückgängig
        <RunningBar since={step.takenAt} />
      </Button>
      <ActionIcon
        size={50}
        variant="default"
        onClick={() => void dispatch(sendStep(step.orderId))}
        aria-label={`Sofort senden: ${name}`}
      >
        <IconSend size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
