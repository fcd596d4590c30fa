import { useEffect } from 'react';
import { selectLateReads } from '@bestellwerk/ui/loading/request-status';
import { useAppDispatch, useAppSelector } from '../api/redux.js';
import classes from './request-status.module.css';
import { repeat } from '../api/follow-query.js';

const ASK_AGAIN_EVERY = 2_000;

/** Warns that data on screen may be stale, and requests it again until it is current. */
export function LateNotice() {
  const dispatch = useAppDispatch();
  const late = useAppSelector(selectLateReads);
  const isLate = Object.keys(late).length > 0;
  useEffect(() => {
    if (!isLate) return;
    const askAgain = () => {
      for (const { endpoint, argument } of Object.values(late)) dispatch(repeat(endpoint, argument));
    };
    const timer = setInterval(askAgain, ASK_AGAIN_EVERY);
    return () => clearInterval(timer);
  }, [dispatch, isLate, late]);
  return (
    <div role="status">
      {isLate && (
        <p className={classes.late}>
          Die Anzeige hinkt nach: Das Neueste fehlt hier vielleicht noch. Sie wird von selbst aktualisiert.
        </p>
      )}
    </div>
  );
}
