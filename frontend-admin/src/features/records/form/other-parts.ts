import { lazy, type ComponentType } from 'react';

/** What belongs to a record and is not one of its fields, by the name of its resource. */
export const otherParts: Readonly<Partial<Record<string, ComponentType<{ id: string }>>>> = {
  branch: lazy(() => import('../../../shared/access/branch-key.js')),
  user: lazy(() => import('../../../shared/access/user-access.js')),
};
