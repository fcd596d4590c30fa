import { Button } from '@mantine/core';
import { Link } from 'react-router';
import notes from '../../shared/ui/notes.module.css';
import classes from './order-entry.module.css';
import type { Objections } from './use-entry.js';

interface Properties {
  objections: Objections;
  onOverride(): void;
}

/** Why the order was not entered, and whether staff may promise it nevertheless. */
export function EntryObjections({ objections, onOverride }: Properties) {
  const { problems, isOverridable, placed } = objections;
  if (problems.length === 0) return null;
  return (
    <div className={`${notes.formAlert} ${classes.objections}`} role="alert" tabIndex={-1} data-objections>
      {placed === null ? (
        [...new Set(problems.map(({ message }) => message))].map((message) => <p key={message}>{message}</p>)
      ) : (
        <p>
          Die Bestellung, die Sie davor gesendet haben, wurde aufgenommen.{' '}
          <Link to={`/orders?search=${placed}`}>Bestellung {placed} ansehen</Link>
        </p>
      )}
      {isOverridable && (
        <Button data-override variant="default" onClick={onOverride}>
          Trotzdem aufnehmen
        </Button>
      )}
    </div>
  );
}
