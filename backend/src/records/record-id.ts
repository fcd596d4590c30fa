import type { Resource } from '@bestellwerk/domain/records/resource';
import { validate as isUuid } from 'uuid';

/** Whether a record of this resource can have this id. Other ids must not be used in queries. */
export const isRecordId = ({ only }: Pick<Resource, 'only'>, id: string): boolean =>
  only === undefined ? isUuid(id) : id === only;

/** Whether records are also found by their identifier. */
export const isFoundByIdentifier = ({ unique, columns }: Resource): boolean =>
  columns.includes('identifier') &&
  (unique ?? []).some((group) => group.length === 1 && group[0] === 'identifier');
