import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import { column, readModel } from '../../engine/storage/read-model.js';

interface Window {
  branch: string;
  /** YYYY-MM-DD */
  date: string;
  /** Its start. */
  window: string;
  mode: DeliveryMode;
}

/** How many orders of a mode a time window holds. */
export interface WindowLoadRow extends Window {
  orders: number;
}

export const windowLoadTable = readModel<WindowLoadRow>({
  name: 'window_load',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    window: column.instant({ primary: true }),
    mode: column.text({ primary: true }),
    orders: column.integer(),
  },
});

/** The window that one order is in. */
export interface WindowPlaceRow extends Window {
  order: string;
}

export const windowPlaceTable = readModel<WindowPlaceRow>({
  name: 'window_load_order',
  columns: {
    branch: column.uuid({ primary: true }),
    date: column.date({ primary: true }),
    order: column.uuid({ primary: true }),
    window: column.instant(),
    mode: column.text(),
  },
});
