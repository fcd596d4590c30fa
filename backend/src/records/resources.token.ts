import type { Resource } from '@bestellwerk/domain/records/resource';

export const RESOURCES = Symbol('resources');
export type Resources = readonly Resource[];
