import type { Resource } from '@bestellwerk/domain/managed/resource';

export const RESOURCES = Symbol('resources');
export type Resources = readonly Resource[];
