import type { RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { toDecimal, toUnits } from '@bestellwerk/domain/kernel/money';
import { paidBy } from '@bestellwerk/domain/ordering/order/online-payments';
import type { OrderEvent } from '@bestellwerk/domain/ordering/order/order-events';
import { isUndecodable, type LogEvent } from '@bestellwerk/event-log/log-event';
import type { QueryRunner } from 'typeorm';
import { select } from '../../database/query.js';
import { orderBoard } from '../../ordering/order-board/project.js';
import { payment } from '../../payments/payment/project.js';
import { isAfter, type Target } from '../../engine/runner/target.js';
import { VIEWS } from '../../engine/storage/read-model.js';
import { Findings } from './findings.js';

/** The sums of payments in the read models. */
const statements = [
  { readModel: orderBoard.name, table: 'order_board', paid: `(document ->> 'paidAmount')::numeric` },
  { readModel: payment.name, table: 'payment', paid: 'amount' },
  { readModel: payment.name, table: 'daily_payments', paid: 'amount' },
] as const;

/** What was paid is the same in the log, in the orders, in the payments, and in the sums of the days. */
export class PaymentCheck {
  readonly findings = new Findings();
  private readonly paid = new Map<string, number>();

  constructor(
    private readonly targets: readonly Target[],
    private readonly runner: QueryRunner,
  ) {}

  take(entry: LogEvent): void {
    if (isUndecodable(entry)) return;
    const event = entry as RecordedEvent<OrderEvent>;
    const units = toUnits(event.type === 'PaymentRecorded' ? event.data.amount : paidBy(event));
    if (units === 0) return;
    for (const { name, position } of this.targets) {
      if (isAfter(event.position, position)) continue;
      this.paid.set(name, (this.paid.get(name) ?? 0) + units);
    }
  }

  async finish(): Promise<void> {
    for (const { readModel, table, paid } of statements) {
      if (!this.targets.some(({ name }) => name === readModel)) continue;
      const [row] = await select<{ paid: string }>(
        this.runner,
        `SELECT coalesce(sum(${paid}), 0) AS paid FROM ${VIEWS}.${table}`,
      );
      const inLog = this.paid.get(readModel) ?? 0;
      if (toUnits(Number(row?.paid)) === inLog) continue;
      this.findings.add(`${table}: ${row?.paid} paid, in the log ${toDecimal(inLog)}`);
    }
  }
}
