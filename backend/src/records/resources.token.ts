import type { Resource } from '@bestellwerk/domain/managed/resource';

/** The managed entities of this backend. */
export const RESOURCES = Symbol('resources');
export type Resources = readonly Resource[];
