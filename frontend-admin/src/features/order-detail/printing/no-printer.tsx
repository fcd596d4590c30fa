import { Link } from 'react-router';
import { whoMay } from '@bestellwerk/domain/access/role-words';
import { useMay } from '../../../shared/session/use-user.js';
import classes from './print-dialog.module.css';

/** That nothing can be printed in a branch, and how that is changed. */
export function NoPrinter({ branch }: { branch: string }) {
  const mayAdd = useMay()('branch.change', branch);
  return (
    <p className={classes.hint}>
      Kein Drucker eingerichtet.{' '}
      {mayAdd ? (
        <>
          Legen Sie unter <Link to="/devices">Geräte</Link> einen an.
        </>
      ) : (
        `Einrichten können ihn ${whoMay('branch.change')}.`
      )}{' '}
      Die Vorschau gibt es auch als PDF.
    </p>
  );
}
