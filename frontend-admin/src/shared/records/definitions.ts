import { setGermanMessages } from '@bestellwerk/domain/records/validation-texts';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { formatNumber } from '@bestellwerk/domain/text/formats';
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

/** Whether people know the field by a name; others are kept for the program alone. */
export const isNamed = ({ fields }: Resource, field: string): boolean =>
  fields[field] !== undefined && formOf(fields[field]) !== undefined;

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

/** '1 Tisch', '1.200 Tische' */
export const countWords = (total: number, { one, many }: Resource['words']): string =>
  total === 1 ? `1 ${one}` : `${formatNumber(total)} ${many}`;

/** '1 Eintrag', '12 Einträge', and as German has it after 'von' or 'bei'. */
export function recordCount(count: number, wordCase: 'nominative' | 'dative' = 'nominative'): string {
  if (count === 1) return '1 Eintrag';
  return `${formatNumber(count)} ${wordCase === 'dative' ? 'Einträgen' : 'Einträge'}`;
}
