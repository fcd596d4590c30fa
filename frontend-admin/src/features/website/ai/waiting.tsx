import { Button, Loader } from '@mantine/core';
import { useNow } from '../../../shared/ui/use-now.js';
import classes from './ai.module.css';

interface Properties {
  /** What the model does. */
  text: string;
  /** Milliseconds since 1970. */
  since: number;
  onCancel(): void;
}

/** While a model works: for how long, and the way out. */
export function Waiting({ text, since, onCancel }: Properties) {
  const seconds = Math.max(0, Math.floor((useNow() - since) / 1_000));
  return (
    <div className={classes.waiting}>
      <Loader size="sm" aria-hidden />
      <p>
        {text}
        {/* Not in the live region: it would be read out every second. */}
        <span className={classes.seconds}>{seconds} s</span>
      </p>
      <Button variant="default" data-autofocus autoFocus onClick={onCancel}>
        Abbrechen
      </Button>
    </div>
  );
}
