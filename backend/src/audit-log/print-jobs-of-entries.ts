import type { PrintTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import type { AuditLogRow } from '@bestellwerk/projections/audit-log/entry/table';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface JobOfEntry {
  readonly id: string;
  readonly branch: string;
  /** Null for a test page. */
  readonly order: string | null;
  readonly template: PrintTemplate;
  /** Name of the printer that had it last. */
  readonly printer: string;
}

export type JobOf = (row: AuditLogRow) => JobOfEntry | null;

const jobs = `
  SELECT id, branch, "order", template, document->'printer'->>'name' AS printer FROM views.print_job
  WHERE id = ANY ($1::uuid[])`;

/** Which document entries about print jobs are about. */
@Injectable()
export class PrintJobsOfEntries {
  constructor(private readonly database: DataSource) {}

  async of(rows: readonly AuditLogRow[]): Promise<JobOf> {
    const ids = new Set(rows.filter(isOfPrintJob).map(({ record }) => record));
    const found: JobOfEntry[] = ids.size === 0 ? [] : await this.database.query(jobs, [[...ids]]);
    const byId = new Map(found.map((job) => [job.id, job]));
    return (row) => (isOfPrintJob(row) ? (byId.get(row.record) ?? null) : null);
  }
}

const isOfPrintJob = ({ resource }: AuditLogRow): boolean => resource === 'printJob';
