import { type ComponentType } from 'react';
import { lazyPart } from '@bestellwerk/ui/failure/lazy-part';

/** What belongs to a record and is not one of its fields, by the name of its resource. */
export const otherParts: Readonly<Partial<Record<string, ComponentType<{ id: string }>>>> = {
  branch: lazyPart(() => import('../../../shared/access/branch-key.js')),
  user: lazyPart(() => import('../../../shared/access/user-access.js')),
};
