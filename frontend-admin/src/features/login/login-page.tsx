import { Navigate, useSearchParams } from 'react-router';
import { useCurrentUserQuery } from '../../shared/api/session-api.js';
import { usePageTitle } from '../../shared/ui/page-title.js';
import { Wordmark } from '../../shared/ui/wordmark.js';
import { destinationFrom } from './destination.js';
import { LoginForm } from './login-form.js';
import classes from './login-page.module.css';

/** Signs staff in and brings them back to where they wanted to go. */
export function LoginPage() {
  usePageTitle('Anmelden');
  const { data: user } = useCurrentUserQuery();
  const [parameters] = useSearchParams();
  if (user) return <Navigate to={destinationFrom(parameters.get('from'))} replace />;
  return (
    <div className={classes.page}>
      <header className={classes.side}>
        <Wordmark />
        <p className={classes.claim}>Jede Bestellung im Blick, vom Eingang bis zur Übergabe.</p>
      </header>
      <main className={classes.main}>
        <div className={classes.form}>
          <h1>Anmelden</h1>
          <p className={classes.hint}>Für Mitarbeiterinnen und Mitarbeiter.</p>
          <LoginForm />
        </div>
      </main>
    </div>
  );
}
