import { Link, Navigate, useNavigate } from 'react-router';
import { PasswordForm } from '../../shared/access/password-form.js';
import { useCurrentUserQuery } from '../../shared/session/session-api.js';
import { Splash } from '../../shared/ui/splash.js';
import { LoginLayout } from './login-layout.js';
import classes from './login-page.module.css';

/** Where people choose a password who signed in without one; those who have one may keep it. */
export default function ChoosePasswordPage() {
  const { data: user, refetch } = useCurrentUserQuery();
  const navigate = useNavigate();
  const goOn = async () => {
    await refetch();
    await navigate('/', { replace: true });
  };
  if (user === null) return <Navigate to="/login" replace />;
  if (!user) return <Splash />;
  return (
    <LoginLayout title="Passwort wählen" hint={`Sie sind angemeldet als ${user.user.username}.`}>
      <PasswordForm
        user={user.user}
        asksForCurrent={false}
        button="Passwort speichern"
        onDone={() => void goOn()}
      />
      {!user.mustChoosePassword && (
        <p className={classes.other}>
          <Link to="/">Weiter ohne neues Passwort</Link>
        </p>
      )}
    </LoginLayout>
  );
}
