import type { StoredSignageDevice } from '@bestellwerk/domain/views/signage';
import { column, readModel } from '../../engine/storage/read-model.js';

/** A screen with its open commands. */
export interface SignageDeviceRow {
  id: string;
  branch: string;
  name: string;
  isPaired: boolean;
  document: StoredSignageDevice;
}

export const signageDeviceTable = readModel<SignageDeviceRow>({
  name: 'signage_device',
  columns: {
    id: column.uuid({ primary: true }),
    branch: column.uuid(),
    name: column.text(),
    isPaired: column.flag(),
    document: column.document(),
  },
  indices: [{ columns: ['branch', 'name'], where: 'is_paired', name: 'paired' }],
});
