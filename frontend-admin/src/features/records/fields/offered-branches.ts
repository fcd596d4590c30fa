import { createContext } from 'react';

/** Of which branches a form may make its record part: those in which whoever fills it in may change such records. */
export const OfferedBranches = createContext<'all' | readonly string[]>('all');
