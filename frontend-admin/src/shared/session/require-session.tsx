import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCurrentUserQuery } from './session-api.js';
import { FailedRead } from '../request-status/failed-read.js';
import { useAppSelector } from '../api/redux.js';
import { Splash } from '../ui/splash.js';
import { UserContext } from './use-user.js';

/** Lets signed-in people in and sends others to the login page, from where they come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { data: user, isError } = useCurrentUserQuery();
  const { pathname, search } = useLocation();
  const hasExpired = useAppSelector(({ endedSession }) => endedSession !== null);
  if (user?.mustChoosePassword) return <Navigate to="/login/password" replace />;
  if (user) return <UserContext value={user}>{children}</UserContext>;
  if (user === null) {
    const from = new URLSearchParams({ from: pathname + search, ...(hasExpired && { expired: '1' }) });
    return <Navigate to={`/login?${from}`} replace />;
  }
  return <Splash>{isError && <FailedRead endpoint="currentUser" />}</Splash>;
}
