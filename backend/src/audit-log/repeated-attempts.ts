import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Instants (ISO): from the first on, before the second. */
export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * What lists leave out: attempts after the first. Where the first one was before the span, the first within it stands for all,
 * so that a printer that has been failing since yesterday is seen today. Needs the parameter `from` where there is one.
 */
export const isListed = ({ from }: Span): string => {
  if (!from) return 'NOT row.is_repeated';
  return `(NOT row.is_repeated OR NOT EXISTS (
    SELECT FROM views.journal e WHERE e.record = row.record AND e.type = row.type AND e.variant = row.variant
    AND e.at >= :from AND (e.at, e.position, e.revision) < (row.at, row.position, row.revision)))`;
};

interface Counted {
  readonly record: string;
  readonly type: string;
  readonly variant: string;
  readonly count: number;
  readonly last: Date;
}

const counted = `
  SELECT record, type, variant, count(*)::int AS count, max(at) AS last FROM views.journal
  WHERE record = ANY ($1) AND type = ANY ($2) AND at >= coalesce($3::timestamptz, '-infinity')
  AND at < coalesce($4::timestamptz, 'infinity') GROUP BY record, type, variant HAVING bool_or(is_repeated)`;

/** How often something was tried that a list shows once. */
@Injectable()
export class RepeatedAttempts {
  constructor(private readonly database: DataSource) {}

  async of(
    rows: readonly AuditLogRow[],
    { from, to }: Span,
  ): Promise<(row: AuditLogRow) => AuditLogEntry['attempts']> {
    const jobs = rows.filter(({ resource }) => resource === 'printJob');
    const found: Counted[] =
      jobs.length === 0
        ? []
        : await this.database.query(counted, [
            [...new Set(jobs.map(({ record }) => record))],
            [...new Set(jobs.map(({ type }) => type))],
            from ?? null,
            to ?? null,
          ]);
    const keyOf = ({ record, type, variant }: Omit<Counted, 'count' | 'last'>) =>
      `${record} ${type} ${variant}`;
    const byKey = new Map(found.map((one) => [keyOf(one), one]));
    return (row) => {
      const one = byKey.get(keyOf(row));
      return one && one.count > 1 ? { count: one.count, lastAt: one.last.toISOString() } : null;
    };
  }
}
