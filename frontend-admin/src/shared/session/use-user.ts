import { createContext, useContext, useMemo } from 'react';
import { may, type Action, type Principal } from '@bestellwerk/domain/access/policy';
import type { CurrentUser } from '@bestellwerk/domain/contracts/session.schema';

/** The signed-in user. Only rendered below `RequireSession`. */
export const UserContext = createContext<CurrentUser | null>(null);

export function useUser(): CurrentUser {
  const user = useContext(UserContext);
  if (user === null) throw new Error('No user outside of a session');
  return user;
}

export function usePrincipal(): Principal {
  const { roles, user } = useUser();
  return useMemo(() => ({ roles, branches: user.branches.map(({ id }) => id) }), [roles, user]);
}

/** Asks the policy for the signed-in user. */
export function useMay(): (action: Action, branchId: string) => boolean {
  const principal = usePrincipal();
  return (action, branchId) => may(principal, action, branchId);
}
