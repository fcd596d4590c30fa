import { printJobsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import { branchTopics, type LiveReadModel } from '../platform/consistency/live-read-model.js';
import { PrintJobs } from './print-jobs.js';

@Injectable()
export class LivePrintJobs implements LiveReadModel {
  readonly name = 'print_job';
  readonly topics = [branchTopics('print-jobs', 'orders.read')];

  constructor(private readonly jobs: PrintJobs) {}

  async show(ids: readonly string[]) {
    const jobs = await this.jobs.byIds(ids);
    return jobs.map((row) => ({ row, topics: [printJobsTopic(row.branch)] }));
  }
}
