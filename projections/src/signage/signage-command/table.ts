import type { StoredSignageCommand } from '@bestellwerk/domain/views/signage';
import { column, readModel } from '../../engine/storage/read-model.js';

/** A command of a screen with everything that happened to it. */
export interface SignageCommandRow {
  id: string;
  device: string;
  /** Position of its request in the log, which orders commands by request. */
  requestedPosition: string;
  document: StoredSignageCommand;
}

export const signageCommandTable = readModel<SignageCommandRow>({
  name: 'signage_command',
  columns: {
    id: column.uuid({ primary: true }),
    device: column.uuid(),
    requestedPosition: column.bigInteger(),
    document: column.document(),
  },
  indices: [{ columns: ['device', 'requestedPosition'] }],
});
