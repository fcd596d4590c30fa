import { useState } from 'react';
import { TAKE_BACK_TIME } from './outbox.js';
import classes from './running-bar.module.css';

/** Shows the remaining undo time of a step. */
export function RunningBar({ since }: { since: number }) {
  const [passed] = useState(() => Date.now() - since);
  const times = { animationDuration: `${TAKE_BACK_TIME}ms`, animationDelay: `${-passed}ms` };
  return <span className={classes.bar} style={times} aria-hidden />;
}
