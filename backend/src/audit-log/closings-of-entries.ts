import { branchesFor, type Principal } from '@bestellwerk/domain/access/policy';
import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { cashDifference } from '@bestellwerk/domain/ordering/closing/closing-decisions';
import { closingTitle } from '@bestellwerk/domain/ordering/closing/closing-texts';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import type { ClosingRow, ClosingStep } from '@bestellwerk/projections/payments/closing/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface FoundRow extends Pick<ClosingRow, 'period'> {
  /** Name of the stream without its category. */
  readonly record: string;
  readonly steps: readonly ClosingStep[];
}

const closedPeriods = `
  SELECT branch || '.' || left(period, 7) AS record, period, document->'steps' AS steps FROM views.closing
  WHERE branch || '.' || left(period, 7) = ANY ($1::text[])`;

/** Which day or month entries about closings are about, and with what: the journal itself keeps no reasons. */
@Injectable()
export class ClosingsOfEntries {
  constructor(private readonly database: DataSource) {}

  async of(rows: readonly AuditLogRow[], who: Principal) {
    const records = new Set(rows.filter(isClosing).map(({ record }) => record));
    const found: FoundRow[] =
      records.size === 0 ? [] : await this.database.query(closedPeriods, [[...records]]);
    const steps = new Map(
      found.flatMap(({ record, period, steps: all }) =>
        all.map((step) => [`${record} ${step.revision}`, { period, step }] as const),
      ),
    );
    const mayReadReasons = branchesFor(who, 'payments.read') === 'all';
    const stepOf = ({ record, revision }: AuditLogRow) => steps.get(`${record} ${revision}`);
    return {
      titleOf: (row: AuditLogRow, branch: string): string | null =>
        isClosing(row) ? closingTitle(branch, stepOf(row)?.period ?? monthOf(row)) : null,
      closingOf: (row: AuditLogRow): AuditLogEntry['closing'] => {
        const step = isClosing(row) ? stepOf(row)?.step : undefined;
        if (!step) return null;
        return {
          difference: step.cash && cashDifference(step.cash),
          reason: mayReadReasons ? step.reason || null : null,
        };
      },
    };
  }
}

const isClosing = ({ resource }: AuditLogRow): boolean => resource === 'closing';

const monthOf = ({ record }: AuditLogRow): string => record.slice(record.indexOf('.') + 1);
