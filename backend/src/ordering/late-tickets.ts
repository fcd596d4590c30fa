import { printJobTable } from '@bestellwerk/projections/printing/print-job/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Jobs that may still end on paper, or whose end nobody knows. */
const OPEN = ['queued', 'claimed', 'printing', 'unknown', 'failed', 'expired'];

/** Kitchen tickets that should have come out of a printer long ago. */
@Injectable()
export class LateTickets {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of these orders that have one. */
  async among(orders: readonly string[]): Promise<ReadonlySet<string>> {
    if (orders.length === 0) return new Set();
    const rows = await this.dataSource
      .getRepository(printJobTable)
      .createQueryBuilder('row')
      .select('row.order', 'order')
      .where('row.order = ANY (:orders)', { orders })
      .andWhere(`row.template = 'kitchen'`)
      .andWhere('row.status = ANY (:open)', { open: OPEN })
      .andWhere(`(row.document ->> 'isOverdue')::boolean`)
      .getRawMany<{ order: string }>();
    return new Set(rows.map(({ order }) => order));
  }
}
