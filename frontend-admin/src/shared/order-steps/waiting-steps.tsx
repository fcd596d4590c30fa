import { Button } from '@mantine/core';
import { useState, type MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import { useAwaySince } from '../request-status/away-since.js';
import { useIsDialogOpen } from '../ui/use-dialog-open.js';
import { stepTakenBack, TAKE_BACK_TIME } from './outbox.js';
import { sendStep } from './send-steps.js';
import { isTapOfStep } from './tap-of-step.js';
import { stuckWords, takenWords } from './taken-words.js';
import classes from './waiting-steps.module.css';

/**
 * One line for all steps that can still be taken back: beside the branch in the page's header; on phones below the page.
 * While a dialog covers these, the line is among the messages, which lie above dialogs: the time to take a step back runs
 * on. The frame has it in both places, and it is shown in one.
 */
export function WaitingSteps({ place = 'header' }: { place?: 'header' | 'messages' }) {
  const dispatch = useAppDispatch();
  const isHere = useIsDialogOpen() === (place === 'messages');
  const isAway = useAwaySince() !== null;
  const steps = useAppSelector(({ outbox }) => outbox);
  const waiting = Object.values(steps).filter(({ state }) => state === 'waiting');
  const last = waiting.at(-1);
  if (!last || !isHere) return null;
  const isOne = waiting.length === 1;
  const takeBack = (event: MouseEvent) => {
    if (isTapOfStep(event, last.takenAt)) return;
    for (const { orderId } of waiting) dispatch(stepTakenBack(orderId));
  };
  const send = () => waiting.forEach(({ orderId }) => void dispatch(sendStep(orderId)));
  return (
    <div
      className={`${classes.line} ${classes[place]}`}
      role="region"
      data-waiting-steps={place}
      data-stuck={isAway || undefined}
      aria-label="Noch nicht gesendet"
    >
      <p className={classes.words} role="status">
        {isAway ? stuckWords(waiting) : takenWords(waiting)}
      </p>
      <Button variant="white" color="dark" className={classes.back} onClick={takeBack}>
        {isOne ? 'Rückgängig' : 'Alle zurücknehmen'}
      </Button>
      <Button variant="subtle" color="white" className={classes.send} onClick={send}>
        Sofort senden
      </Button>
      <RunningBar key={last.idempotencyKey} since={last.takenAt} />
    </div>
  );
}

/** Shows the remaining undo time of a step. */
export function RunningBar({ since }: { since: number }) {
  const [passed] = useState(() => Date.now() - since);
  const times = { animationDuration: `${TAKE_BACK_TIME}ms`, animationDelay: `${-passed}ms` };
  return <span className={classes.bar} style={times} aria-hidden />;
}
