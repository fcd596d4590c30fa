import { printJobTable } from '@bestellwerk/projections/printing/print-job/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What has come to a good end, or was called off by staff. */
const SETTLED: readonly string[] = ['printed', 'canceled'];

/** Kitchen tickets that should have come out of a printer long ago. */
@Injectable()
export class LateTickets {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of these orders whose newest kitchen ticket is late: a copy settles the ticket before it. */
  async among(orders: readonly string[]): Promise<ReadonlySet<string>> {
    if (orders.length === 0) return new Set();
    const jobs = await this.dataSource
      .getRepository(printJobTable)
      .createQueryBuilder('row')
      .select('row.order', 'order')
      .addSelect('row.status', 'status')
      .addSelect(`(row.document ->> 'isOverdue')::boolean`, 'isOverdue')
      .where('row.order = ANY (:orders)', { orders })
      .andWhere(`row.template = 'kitchen'`)
      .orderBy('row.requestedPosition')
      .getRawMany<{ order: string; status: string; isOverdue: boolean }>();
    const newest = new Map(jobs.map((job) => [job.order, job]));
    const late = [...newest.values()].filter(
      ({ status, isOverdue }) => isOverdue && !SETTLED.includes(status),
    );
    return new Set(late.map(({ order }) => order));
  }
}
