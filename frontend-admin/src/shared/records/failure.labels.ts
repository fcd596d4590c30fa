import { resourceAt } from './definitions.js';
import type { RecordPlace } from './record-types.js';

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
