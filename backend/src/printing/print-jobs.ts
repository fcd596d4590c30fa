import type { PrintJobDocument } from '@bestellwerk/domain/contracts/printing.schema';
import type { StoredPrintJob } from '@bestellwerk/domain/views/print-job';
import { printJobTable, type PrintJobRow } from '@bestellwerk/projections/printing/print-job/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, Not, type Repository } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { tablesExist } from '../platform/consistency/tables-exist.js';
import { ApiError } from '../platform/http/api-error.js';

/** Print jobs as staff and printers see them. */
@Injectable()
export class PrintJobs {
  private isMade = false;

  constructor(
    @InjectRepository(printJobTable) private readonly rows: Repository<PrintJobRow>,
    private readonly names: ActorNames,
  ) {}

  /** Throws 404. */
  async one(id: string): Promise<PrintJobDocument> {
    const [job] = await this.byIds([id]);
    if (job) return job;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Druckauftrag gibt es nicht.');
  }

  async byIds(ids: readonly string[]): Promise<PrintJobDocument[]> {
    return this.shown((await this.rows.findBy({ id: In([...ids]) })).map(({ document }) => document));
  }

  /** What was printed of an order, newest first. */
  async ofOrder(order: string): Promise<PrintJobDocument[]> {
    const rows = await this.rows.find({ where: { order }, order: { requestedPosition: 'DESC' } });
    return this.shown(rows.map(({ document }) => document));
  }

  /** Newest first. */
  async page(
    branches: 'all' | readonly string[],
    { page, limit }: { page: number; limit: number },
  ): Promise<{ jobs: PrintJobDocument[]; total: number }> {
    const [rows, total] = await this.rows.findAndCount({
      where: branches === 'all' ? {} : { branch: In([...branches]) },
      order: { requestedPosition: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { jobs: await this.shown(rows.map(({ document }) => document)), total };
  }

  /** What was asked for before of this document, with whatever contents, oldest first. */
  async earlier(order: string, template: string): Promise<StoredPrintJob[]> {
    const rows = await this.rows.find({
      where: { order, template },
      order: { requestedPosition: 'ASC' },
    });
    return rows.map(({ document }) => document);
  }

  /** Test pages that wait for a printer, oldest first. Somebody stands there and looks, so they go ahead of all others. */
  testPages(printer: string): Promise<StoredPrintJob[]> {
    return this.oldest({ printer, template: 'test' });
  }

  /** What else waits for a printer, oldest first; also what may not be tried again yet. */
  queued(printer: string): Promise<StoredPrintJob[]> {
    return this.oldest({ printer, template: Not('test') });
  }

  private async oldest(where: FindOptionsWhere<PrintJobRow>): Promise<StoredPrintJob[]> {
    const rows = await this.rows.find({
      where: { ...where, isQueued: true },
      order: { requestedPosition: 'ASC' },
      take: 20,
    });
    return rows.map(({ document }) => document);
  }

  /** What a printer has and has not answered yet. */
  async atPrinter(printer: string): Promise<StoredPrintJob[]> {
    const rows = await this.rows.findBy({ printer, status: In(['claimed', 'printing']) });
    return rows.map(({ document }) => document);
  }

  /** Printers for which something waits; none before the tables are made for the first time. */
  async printersWithWork(): Promise<string[]> {
    this.isMade ||= await tablesExist(this.rows.manager.connection, ['print_job', 'record_device']);
    if (!this.isMade) return [];
    const rows = await this.rows
      .createQueryBuilder('row')
      .select('DISTINCT row.printer', 'printer')
      .where('row.isQueued')
      .getRawMany<{ printer: string }>();
    return rows.map(({ printer }) => printer);
  }

  /** With the names of people. */
  async shown(documents: readonly StoredPrintJob[]): Promise<PrintJobDocument[]> {
    const nameOf = await this.names.of(documents.map(({ requestedBy }) => requestedBy));
    return documents.map(({ commandIds: _, claimedPosition: __, ...job }) => ({
      ...job,
      requestedBy: nameOf(job.requestedBy),
    }));
  }
}
