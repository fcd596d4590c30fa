import { Link } from 'react-router';
import { whoMay } from '@bestellwerk/domain/access/role-words';
import { useMay } from '../../../shared/session/use-user.js';
import classes from './print-dialog.module.css';

interface Properties {
  branch: string;
  /** Whether there is one for other documents. */
  hasOther?: boolean;
}

/** That nothing can be printed in a branch, or not this document, and how that is changed. */
export function NoPrinter({ branch, hasOther = false }: Properties) {
  const mayAdd = useMay()('branch.change', branch);
  return (
    <p className={classes.hint}>
      {hasOther ? 'Für dieses Dokument ist kein Drucker eingerichtet.' : 'Kein Drucker eingerichtet.'}{' '}
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
