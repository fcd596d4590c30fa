import { branchesFor, type Principal } from '@bestellwerk/domain/access/policy';
import { orderDetailLevel, printJobDetail } from '@bestellwerk/domain/views/journal-details';
import { journalSentence } from '@bestellwerk/domain/views/journal-reasons';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import type { OrderHistoryRow } from '@bestellwerk/projections/ordering/order-history/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type NamedRecord, RecordTitles } from '../records/record-titles.js';
import { ContentsOfEntries } from './contents-of-entries.js';
import { PlansOfEntries } from './plans-of-entries.js';
import type { JobOf } from './print-jobs-of-entries.js';

/** What an order's history says of one event. */
interface HistoryText extends Pick<OrderHistoryRow, 'revision'> {
  readonly id: string;
  readonly full: string;
  /** Null where there is nothing personal in it. */
  readonly withoutPersonalData: string | null;
}

const historyTexts = `
  SELECT h.order_id AS id, h.revision, h.document->>'text' AS "full", h.erased->>'text' AS "withoutPersonalData"
  FROM unnest($1::uuid[], $2::bigint[]) AS sought (id, revision)
  JOIN views.order_history h ON h.order_id = sought.id AND h.revision = sought.revision`;

/** What the words of entries leave open: how much was paid, what was sold out, what was printed where. */
@Injectable()
export class DetailsOfEntries {
  constructor(
    private readonly database: DataSource,
    private readonly titles: RecordTitles,
    private readonly contents: ContentsOfEntries,
    private readonly plans: PlansOfEntries,
  ) {}

  async of(
    rows: readonly AuditLogRow[],
    who: Principal,
    jobOf: JobOf,
  ): Promise<(row: AuditLogRow) => string | null> {
    const [historyOf, productOf, contentOf, planOf] = await Promise.all([
      this.histories(rows, who),
      this.products(rows),
      this.contents.of(rows),
      this.plans.of(rows),
    ]);
    return (row) => {
      const job = jobOf(row);
      if (job) return printJobDetail(job.template, job.printer);
      return historyOf(row) ?? productOf(row) ?? contentOf(row) ?? planOf(row);
    };
  }

  /** As the order's own history has it, also once the guest was erased. For those who may read that of every branch. */
  private async histories(rows: readonly AuditLogRow[], who: Principal) {
    const described = rows.filter(
      ({ resource, type }) => resource === 'order' && orderDetailLevel(type) !== null,
    );
    if (described.length === 0 || branchesFor(who, 'orders.read') !== 'all') return () => null;
    const found: HistoryText[] = await this.database.query(historyTexts, [
      described.map(({ record }) => record),
      described.map(({ revision }) => revision),
    ]);
    const byEvent = new Map(found.map((one) => [`${one.id} ${one.revision}`, one]));
    return ({ resource, type, record, revision }: AuditLogRow): string | null => {
      const one = resource === 'order' ? byEvent.get(`${record} ${revision}`) : undefined;
      if (!one) return null;
      const { full, withoutPersonalData } = one;
      return orderDetailLevel(type) === 'full' ? full : journalSentence(type, full, withoutPersonalData);
    };
  }

  private async products(rows: readonly AuditLogRow[]) {
    const productOf = ({ product }: AuditLogRow): NamedRecord[] =>
      product === null ? [] : [{ resource: 'product', id: product }];
    const titleOf = await this.titles.of(rows.flatMap(productOf));
    return (row: AuditLogRow): string | null => {
      const [product] = productOf(row);
      return product ? titleOf(product) : null;
    };
  }
}
