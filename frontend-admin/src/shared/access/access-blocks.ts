import { lazy, type ComponentType } from 'react';

/** What may be done about the access of a saved record, beside its form. By the name of the resource. */
export const accessBlocks: Readonly<Partial<Record<string, ComponentType<{ id: string }>>>> = {
  user: lazy(() => import('./user-access.js')),
  branch: lazy(() => import('./branch-key.js')),
};
