import { setGermanMessages } from '@bestellwerk/domain/records/validation-texts';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import type { RecordPlace } from '../../shared/api/record-types.js';
import { describeOperations } from '../../shared/operations/operation-texts.js';

setGermanMessages();

const byPath = new Map(resources.map((resource) => [resource.path, resource]));
const byName = new Map(resources.map((resource) => [resource.name, resource]));

/** What lives below /backend/{path}, if anything managed does. */
export const resourceAt = (path: string): Resource | null => byPath.get(path) ?? null;

export const resourceNamed = (name: string): Resource | null => byName.get(name) ?? null;

type At = Pick<RecordPlace, 'path'>;

/** 'Filiale konnte nicht gelöscht werden.' */
const could =
  (verb: string) =>
  ({ path }: At): string =>
    `${resourceAt(path)?.words.one ?? 'Eintrag'} konnte nicht ${verb} werden.`;

/** 'Filialen konnten nicht geladen werden.' */
const couldAll =
  (verb: string) =>
  ({ path }: At): string =>
    `${resourceAt(path)?.words.many ?? 'Einträge'} konnten nicht ${verb} werden.`;

describeOperations({
  records: couldAll('geladen'),
  allRecords: couldAll('geladen'),
  record: could('geladen'),
  recordHistory: ({ path }: At) =>
    `Verlauf (${resourceAt(path)?.words.one ?? 'Eintrag'}) konnte nicht geladen werden.`,
  createRecord: could('erstellt'),
  changeRecord: (place: At) => could(resourceAt(place.path)?.only ? 'gespeichert' : 'aktualisiert')(place),
  removeRecord: could('gelöscht'),
  eraseRecord: could('endgültig gelöscht'),
  restoreRecord: could('wiederhergestellt'),
  restoreRecords: couldAll('wiederhergestellt'),
  unmakeRecords: couldAll('gelöscht'),
  bulkRestore: couldAll('wiederhergestellt'),
  bulkChange: couldAll('aktualisiert'),
  bulkRemoval: couldAll('gelöscht'),
  importRecords: couldAll('importiert'),
});
