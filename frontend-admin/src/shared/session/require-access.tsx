import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Action, branchesFor } from '@bestellwerk/domain/access/policy';
import { whoSees } from '@bestellwerk/domain/access/role-words';
import { useCurrentUserQuery } from './session-api.js';
import { FailedRead } from '../request-status/failed-read.js';
import { useAppSelector } from '../api/redux.js';
import { Splash } from '../ui/splash.js';
import { usePrincipal, UserContext } from './use-user.js';
import { EmptyState } from '../ui/empty-state.js';

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

interface Properties {
  to: Action;
  /** What they see: 'Zeitnachweise' */
  what: string;
  title: string;
  children: ReactNode;
}

/** Shows a page to users with a permission in some branch, and the required roles to the others. */
export function RequirePermission({ to, title, what, children }: Properties) {
  const isAllowed = branchesFor(usePrincipal(), to).length > 0;
  return isAllowed ? children : <EmptyState isPage title={title} text={whoSees(what, to)} />;
}

/** Shows a page to those who may read orders. */
export const RequireOrderAccess = ({ children }: { children: ReactNode }) => (
  <RequirePermission to="orders.read" title="Kein Zugriff auf Bestellungen." what="Bestellungen">
    {children}
  </RequirePermission>
);
