import { createContext } from 'react';

/** The branches that a form offers: those in which the user may change such records. */
export const OfferedBranches = createContext<'all' | readonly string[]>('all');
