import { setGermanMessages } from '@bestellwerk/domain/records/validation-texts';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';

setGermanMessages();

const byPath = new Map(resources.map((resource) => [resource.path, resource]));
const byName = new Map(resources.map((resource) => [resource.name, resource]));

/** What lives below /backend/{path}, if anything managed does. */
export const resourceAt = (path: string): Resource | null => byPath.get(path) ?? null;

export const resourceNamed = (name: string): Resource | null => byName.get(name) ?? null;
