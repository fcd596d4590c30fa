import { sessionEndText } from '@bestellwerk/domain/access/session-end-reason';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useCurrentUserQuery } from '../../shared/session/session-api.js';
import { hasDrafts } from '../../shared/records/drafts.js';
import { useAppSelector } from '../../shared/api/redux.js';
import { LoginForm } from './login-form.js';
import { LoginLayout } from './login-layout.js';
import classes from './login-page.module.css';

/** Signs staff in and brings them back to where they wanted to go. */
export function LoginPage() {
  const { data: user } = useCurrentUserQuery();
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  const reason = useAppSelector(({ sessionEnd }) => sessionEnd);
  if (user) return <Navigate to={destinationFrom(parameters.get('from'))} replace />;
  return (
    <LoginLayout title="Anmelden" hint="Für Mitarbeiterinnen und Mitarbeiter.">
      <LoginForm
        notice={
          (reason !== null || parameters.has('expired')) && (
            <p className={classes.expired} role="status">
              {sessionEndText(reason)}{' '}
              {hasDrafts() &&
                'Was Sie noch nicht gespeichert haben, bleibt in diesem Fenster, bis Sie es schließen.'}
            </p>
          )
        }
      />
      <p className={classes.other}>
        Passwort vergessen? <Link to={`/login/forgotten${search}`}>Anmeldelink per E-Mail senden</Link>
      </p>
    </LoginLayout>
  );
}

const START = '/';

/** Where to go after signing in: a path of the back office, never another site and never the login page itself. */
export function destinationFrom(from: string | null): string {
  const path = (from ?? START).replace(/^\/backend(?=\/|$)/, '') || START;
  const isOwnPath = /^\/(?![/\\])/.test(path) && !/^\/login(?=[/?#]|$)/.test(path);
  return isOwnPath ? path : START;
}
