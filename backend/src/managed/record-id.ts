import type { Resource } from '@bestellwerk/domain/managed/resource';
import { validate as isUuid } from 'uuid';

/** Whether a record of this resource could have this id. Nothing else is asked of the log or the database. */
export const isRecordId = ({ only }: Pick<Resource, 'only'>, id: string): boolean =>
  only === undefined ? isUuid(id) : id === only;
