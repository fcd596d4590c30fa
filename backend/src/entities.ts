import { dailyPaymentsTable, paymentTable } from '@bestellwerk/projections/payments/payment/table';
import { dailySalesTable } from '@bestellwerk/projections/ordering/daily-sales/table';
import { auditLogCountTable, auditLogTable } from '@bestellwerk/projections/audit-log/entry/table';
import { recordTable } from '@bestellwerk/projections/records/record/table';
import { orderBoardTable, orderCountTable } from '@bestellwerk/projections/ordering/order-board/table';
import { orderHistoryTable } from '@bestellwerk/projections/ordering/order-history/table';
import { orderSearchTable } from '@bestellwerk/projections/ordering/order-search/table';
import { publicOrderTable } from '@bestellwerk/projections/ordering/public-order/table';
import { signageCommandTable } from '@bestellwerk/projections/signage/signage-command/table';
import { signageDeviceTable } from '@bestellwerk/projections/signage/signage-device/table';
import { workingActivityTable } from '@bestellwerk/projections/working-time/working-activity/table';
import { workingDayTable } from '@bestellwerk/projections/working-time/working-day/table';
import type { Resource } from '@bestellwerk/domain/records/resource';
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
  auditLogTable,
  auditLogCountTable,
  ...resources.map(recordTable),
];
