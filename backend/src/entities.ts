import { dailyPaymentsTable, paymentTable } from '@bestellwerk/projections/payment/table';
import { dailySalesTable } from '@bestellwerk/projections/daily-sales/table';
import { journalCountTable, journalTable } from '@bestellwerk/projections/journal/table';
import { managedTable } from '@bestellwerk/projections/managed-record/table';
import { orderBoardTable, orderCountTable } from '@bestellwerk/projections/order-board/table';
import { orderHistoryTable } from '@bestellwerk/projections/order-history/table';
import { orderSearchTable } from '@bestellwerk/projections/order-search/table';
import { publicOrderTable } from '@bestellwerk/projections/public-order/table';
import { signageCommandTable } from '@bestellwerk/projections/signage-command/table';
import { signageDeviceTable } from '@bestellwerk/projections/signage-device/table';
import { workingActivityTable } from '@bestellwerk/projections/working-activity/table';
import { workingDayTable } from '@bestellwerk/projections/working-day/table';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { AccountEntity } from './access/account.entity.js';

/** The tables that are read or written through repositories. */
export const entitiesFor = (resources: readonly Resource[]) => [
  AccountEntity,
  orderBoardTable,
  orderCountTable,
  orderHistoryTable,
  orderSearchTable,
  publicOrderTable,
  dailySalesTable,
  paymentTable,
  dailyPaymentsTable,
  workingActivityTable,
  workingDayTable,
  signageDeviceTable,
  signageCommandTable,
  journalTable,
  journalCountTable,
  ...resources.map(managedTable),
];
