import type { ReactNode } from 'react';
import { branchesFor, type Action } from '@bestellwerk/domain/access/policy';
import { usePrincipal } from './use-user.js';
import { EmptyPlace } from '../ui/empty-place.js';

interface Properties {
  to: Action;
  /** Who may: 'Zeitnachweise sehen Schichtleitung und …' */
  text: string;
  title: string;
  children: ReactNode;
}

/** Shows a page to those who may do something in some branch, and tells the others who may. */
export function ForThose({ to, title, text, children }: Properties) {
  const isAllowed = branchesFor(usePrincipal(), to).length > 0;
  return isAllowed ? children : <EmptyPlace isPage title={title} text={text} />;
}
