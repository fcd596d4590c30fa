import { dailySalesTable } from '@bestellwerk/projections/daily-sales/table';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { journalCountTable, journalTable } from '@bestellwerk/projections/journal/table';
import { managedTable } from '@bestellwerk/projections/managed-record/table';
import { orderBoardTable, orderCountTable } from '@bestellwerk/projections/order-board/table';
import { orderHistoryTable } from '@bestellwerk/projections/order-history/table';
import { orderSearchTable } from '@bestellwerk/projections/order-search/table';
import { dailyPaymentsTable, paymentTable } from '@bestellwerk/projections/payment/table';
import { publicOrderTable } from '@bestellwerk/projections/public-order/table';
import { signageCommandTable } from '@bestellwerk/projections/signage-command/table';
import { signageDeviceTable } from '@bestellwerk/projections/signage-device/table';
import { workingActivityTable } from '@bestellwerk/projections/working-activity/table';
import { workingDayTable } from '@bestellwerk/projections/working-day/table';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { AccountEntity } from '../access/account.entity.js';
import { migrations } from './migrations.js';

const CONNECT_MS = 3_000;
/** People wait for what is read: longer than this is longer than they do. */
const STATEMENT_MS = 4_000;

export type DatabaseOptions = PostgresDataSourceOptions & { readonly url: string };

/** The database of accounts, sessions and keys, and of the read models, which are only read. */
export function dataSourceOptions(
  url: string,
  onPoolError: (error: Error) => void,
  resources: readonly Resource[] = [],
): DatabaseOptions {
  return {
    type: 'postgres',
    url,
    applicationName: 'bestellwerk-backend',
    entities: [
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
    ],
    migrations,
    migrationsTableName: 'migration',
    schema: 'app',
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: 16,
    connectTimeoutMS: CONNECT_MS,
    poolErrorHandler: onPoolError,
    extra: { statement_timeout: STATEMENT_MS, query_timeout: STATEMENT_MS + 1_000, keepAlive: true },
  };
}
