import { Button } from '@mantine/core';
import { statusLabels } from '@bestellwerk/domain/ordering/order-labels';
import classes from '../notices/notice-tray.module.css';
import { useAppDispatch } from '../redux.js';
import { stepTakenBack, TAKE_BACK_TIME, type TakenStep } from './outbox.js';
import { sendStep } from './send-steps.js';

/** Offers to take a step back for as long as it has not been sent. */
export function TakenStepToast({ step }: { step: TakenStep }) {
  const dispatch = useAppDispatch();
  const isWaiting = step.state === 'waiting';
  const rest = Math.max(0, step.takenAt + TAKE_BACK_TIME - Date.now());
  return (
    <div className={classes.toast}>
      <span className={classes.number} aria-hidden>
        {step.ticketNumber}
      </span>
      <div className={classes.words}>
        <strong>{statusLabels[step.target]}</strong>
        <span>{isWaiting ? `Bestellung ${step.ticketNumber} wird gleich gesendet.` : 'Wird gesendet …'}</span>
      </div>
      {isWaiting && (
        <div className={classes.buttons}>
          <Button variant="white" color="dark" onClick={() => dispatch(stepTakenBack(step.orderId))}>
            Rückgängig
          </Button>
          <Button variant="subtle" color="white" onClick={() => void dispatch(sendStep(step.orderId))}>
            Sofort senden
          </Button>
        </div>
      )}
      {isWaiting && <div className={classes.rest} style={{ animationDuration: `${rest}ms` }} aria-hidden />}
    </div>
  );
}
