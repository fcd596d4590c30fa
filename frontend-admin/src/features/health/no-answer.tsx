import type { ApiFailure } from '@bestellwerk/ui/api/api-failure';
import classes from './health.module.css';

interface Properties {
  failure: ApiFailure;
  /** When the state below was read; undefined if there is none. */
  lastKnownAt: string | undefined;
}

/** The server reports log failures itself. Only without the database, which stores the sessions, it cannot answer. */
const DATABASE_AWAY = 503;

/** Shows why the state cannot be read. The last known state stays on the screen. */
export function NoAnswer({ failure, lastKnownAt }: Properties) {
  return (
    <div className={classes.noAnswer} role="alert">
      {failure.status === DATABASE_AWAY ? (
        <>
          <strong>Die Datenbank ist nicht erreichbar</strong>
          <p>
            Anmeldung, Listen und Bestellungen ruhen, bis sie wieder antwortet. Was angenommen wurde, geht
            nicht verloren. Bitte prüfen Sie, ob PostgreSQL läuft.
          </p>
          <p>{failure.errors[0]?.message}</p>
        </>
      ) : (
        <>
          <strong>Der Zustand konnte nicht gelesen werden</strong>
          <p>{failure.errors[0]?.message}</p>
        </>
      )}
      <p>
        {lastKnownAt !== undefined && `Unten steht der letzte bekannte Zustand von ${lastKnownAt}. `}
        Es wird alle 5 Sekunden neu versucht.
      </p>
    </div>
  );
}
