import { Button, CloseButton } from '@mantine/core';
import { repeat } from '../operations/repeat.js';
import { TakenStepToast } from '../outbox/taken-step-toast.js';
import { useAppDispatch, useAppSelector } from '../redux.js';
import classes from './notice-tray.module.css';
import { noticeClosed, type Notice, type Repeatable } from './notices.js';

/** Where messages appear: steps that can still be taken back, and what went wrong or well. */
export function NoticeTray() {
  const notices = useAppSelector((state) => state.notices);
  const taken = useAppSelector((state) => state.outbox);
  return (
    <div className={classes.tray} role="region" aria-label="Meldungen" aria-live="polite">
      {notices.map((notice) => (
        <NoticeToast key={notice.id} notice={notice} />
      ))}
      {Object.values(taken)
        .slice(-3)
        .map((step) => (
          <TakenStepToast key={step.idempotencyKey} step={step} />
        ))}
    </div>
  );
}

function NoticeToast({ notice: { id, kind, text, detail, retry, undo } }: { notice: Notice }) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(noticeClosed(id));
  const closeAndDo = ({ endpoint, argument }: Repeatable) => {
    close();
    dispatch(repeat(endpoint, argument));
  };
  return (
    <div className={classes.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <div className={classes.words}>
        <strong>{text}</strong>
        {detail && <span>{detail}</span>}
      </div>
      {retry && (
        <Button size="sm" variant="white" color="dark" onClick={() => closeAndDo(retry)}>
          Erneut versuchen
        </Button>
      )}
      {undo && (
        <Button size="sm" variant="white" color="dark" onClick={() => closeAndDo(undo)}>
          Rückgängig
        </Button>
      )}
      <CloseButton aria-label="Meldung schließen" size="lg" c="inherit" onClick={close} />
    </div>
  );
}
