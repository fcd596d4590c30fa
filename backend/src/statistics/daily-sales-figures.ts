import type { DailySales } from '@bestellwerk/domain/views/statistics.schema';
import { dailySalesTable } from '@bestellwerk/projections/daily-sales/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Sums of orders and money per branch and business day. */
@Injectable()
export class DailySalesFigures {
  constructor(private readonly dataSource: DataSource) {}

  /** Both dates (YYYY-MM-DD) included, oldest first; all of them as of one position of the log. */
  async between(
    from: string,
    to: string,
    branches: 'all' | readonly string[],
  ): Promise<{ rows: DailySales[]; position: string }> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const checkpoint: { position: string }[] = await manager.query(
        `SELECT position::text AS position FROM views.checkpoint WHERE projection = 'daily_sales' AND is_active`,
      );
      const rows = manager
        .getRepository(dailySalesTable)
        .createQueryBuilder('day')
        .where('day.date BETWEEN :from AND :to', { from, to });
      if (branches !== 'all') rows.andWhere('day.branch = ANY (:branches)', { branches });
      const found = await rows.orderBy('day.date').addOrderBy('day.branch').getMany();
      return { rows: found, position: checkpoint[0]?.position ?? '-1' };
    });
  }
}
