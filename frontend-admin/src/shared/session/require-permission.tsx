import type { ReactNode } from 'react';
import { branchesFor, type Action } from '@bestellwerk/domain/access/policy';
import { whoSees } from '@bestellwerk/domain/access/who-may';
import { usePrincipal } from './use-user.js';
import { EmptyState } from '../ui/empty-state.js';

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
