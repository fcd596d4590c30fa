import { setGermanMessages } from '@bestellwerk/domain/records/validation-texts';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { formOf } from '@bestellwerk/domain/records/field-form';
import type { RecordPlace } from './record-types.js';

setGermanMessages();

const byPath = new Map(resources.map((resource) => [resource.path, resource]));
const byName = new Map(resources.map((resource) => [resource.name, resource]));

/** What lives below /backend/{path}, if anything managed does. */
export const resourceAt = (path: string): Resource | null => byPath.get(path) ?? null;

export const resourceNamed = (name: string): Resource | null => byName.get(name) ?? null;

/** The German label of the field at a dotted path. */
export function labelOf({ fields }: Resource, path: string): string {
  const schema = fields[path.split('.')[0]!];
  return (schema && formOf(schema)?.label) ?? path;
}

type At = Pick<RecordPlace, 'path'>;

/** 'Filiale konnte nicht gelöscht werden.' */
export const could =
  (verb: string) =>
  ({ path }: At): string =>
    `${resourceAt(path)?.words.one ?? 'Eintrag'} konnte nicht ${verb} werden.`;

/** 'Filialen konnten nicht geladen werden.' */
export const couldAll =
  (verb: string) =>
  ({ path }: At): string =>
    `${resourceAt(path)?.words.many ?? 'Einträge'} konnten nicht ${verb} werden.`;
