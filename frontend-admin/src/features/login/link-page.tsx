import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useCurrentUserQuery, useSignInByLinkMutation } from '../../shared/session/session-api.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { LoginLayout } from './login-layout.js';
import classes from './login-page.module.css';

/** The target of sign-in links in mails. Only the button redeems the link, because mail scanners open links. */
export default function LinkPage() {
  const token = useTokenInAddress();
  return (
    <LoginLayout title="Anmelden" hint="Mit dem Link aus Ihrer E-Mail.">
      {token === '' ? (
        <FormAlert text="Dieser Anmeldelink ist unvollständig." />
      ) : (
        <LinkSignIn token={token} />
      )}
      <p className={classes.other}>
        <Link to="/login/forgotten">Neuen Anmeldelink anfordern</Link>
      </p>
    </LoginLayout>
  );
}

function LinkSignIn({ token }: { token: string }) {
  const { data: user } = useCurrentUserQuery();
  const [signIn, { isLoading, error }] = useSignInByLinkMutation();
  const [isDone, setDone] = useState(false);
  const use = async () => {
    const answer = await signIn({ token });
    if (!answer.error) setDone(true);
  };
  if (isDone && user) return <Navigate to="/login/password" replace />;
  return (
    <div className={classes.fields}>
      <FormAlert text={error && messageOf(error)} />
      <Button size="md" fullWidth autoFocus loading={isLoading || isDone} onClick={() => void use()}>
        Jetzt anmelden
      </Button>
    </div>
  );
}

/** The secret after the '#', which no server is sent and no history keeps. */
function useTokenInAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
