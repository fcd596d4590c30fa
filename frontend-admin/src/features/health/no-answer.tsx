import type { ApiFailure } from '@bestellwerk/ui/api/api-failure';
import classes from './health.module.css';

interface Properties {
  failure: ApiFailure;
  /** When the state below was read; undefined if there is none. */
  lastKnownAt: string | undefined;
}

/** Says why the state cannot be read. The last known one stays on the screen. */
export function NoAnswer({ failure, lastKnownAt }: Properties) {
  return (
    <div className={classes.noAnswer} role="alert">
      <strong>{failure.status === 503 ? 'Eine Störung' : 'Der Server antwortet nicht'}</strong>
      <p>{failure.errors[0]?.message}</p>
      <p>
        {lastKnownAt === undefined
          ? 'Es wird alle 5 Sekunden neu versucht.'
          : `Unten steht der letzte bekannte Zustand von ${lastKnownAt}. Es wird alle 5 Sekunden neu versucht.`}
      </p>
    </div>
  );
}
