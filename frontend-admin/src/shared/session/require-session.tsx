import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCurrentUserQuery } from '../api/session-api.js';
import { FailedRead } from '../operations/failed-read.js';
import { Splash } from '../ui/splash.js';
import { UserContext } from './use-user.js';

/** Lets signed-in people in and sends others to the login page, from where they come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { data: user, isError } = useCurrentUserQuery();
  const { pathname, search } = useLocation();
  if (user?.mustChoosePassword) return <Navigate to="/login/password" replace />;
  if (user) return <UserContext value={user}>{children}</UserContext>;
  if (user === null)
    return <Navigate to={`/login?${new URLSearchParams({ from: pathname + search })}`} replace />;
  return <Splash>{isError && <FailedRead endpoint="currentUser" />}</Splash>;
}
