import { differenceTexts } from '@bestellwerk/domain/ordering/ledger/ledger';
import { DataSource } from 'typeorm';
import { onlinePaymentTable } from '@bestellwerk/projections/payments/online-payment/table';
import { settingsFrom } from '../platform/settings.js';
import { Ledger, type LedgerProgress } from './ledger.js';

const DAY_MS = 86_400_000;
const today = new Date();
const [from = dateOf(today.getTime() - 7 * DAY_MS), to = dateOf(today.getTime())] = process.argv.slice(2);

const { databaseUrl: url, providers } = settingsFrom(process.env);
const dataSource = new DataSource({ type: 'postgres', url, entities: [onlinePaymentTable] });
await dataSource.initialize();
try {
  let last: LedgerProgress | undefined;
  for await (const step of new Ledger(dataSource, providers).compare({ from, to, branches: 'all' }))
    last = step;
  if (!last || !('differences' in last)) throw new Error('The comparison has no result.');
  const { orders, payments, differences } = last;
  for (const { kind, uid, reference, ours, theirs } of differences) {
    console.log(
      `${uid ?? '-'}  ${reference ?? '-'}  ${ours ?? '-'}  ${theirs ?? '-'}  ${differenceTexts[kind]}`,
    );
  }
  console.log(`${from} to ${to}: ${orders} orders, ${payments} payments, ${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await dataSource.destroy();
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
