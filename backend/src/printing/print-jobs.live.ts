import { boardTopic, printJobsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import type { Change } from '../platform/consistency/change-feed.js';
import { branchTopics, type LiveReadModel } from '../platform/consistency/live-read-model.js';
import { PrintJobs } from './print-jobs.js';

@Injectable()
export class LivePrintJobs implements LiveReadModel {
  readonly name = 'print_job';
  readonly topics = [branchTopics('print-jobs', 'orders.read')];

  constructor(private readonly jobs: PrintJobs) {}

  /** Boards read again when a kitchen ticket is late, and when it came out after all. */
  async alsoNotified(changes: readonly Change[], isKindFollowed: (kind: string) => boolean) {
    if (!isKindFollowed('board')) return [];
    const jobs = await this.jobs.byIds(changes.map(({ key }) => key));
    return jobs.filter(({ isOverdue }) => isOverdue).map(({ branch }) => boardTopic(branch));
  }

  async show(ids: readonly string[]) {
    const jobs = await this.jobs.byIds(ids);
    return jobs.map((row) => ({ row, topics: [printJobsTopic(row.branch)] }));
  }
}
