import { boardTopic, printJobsTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import { displayTopicOf } from '../branch-keys/display-topic.js';
import type { Change } from '../platform/consistency/change-feed.js';
import { branchTopics, type LiveReadModel } from '../platform/consistency/live-read-model.js';
import { PrintJobs } from './print-jobs.js';

@Injectable()
export class LivePrintJobs implements LiveReadModel {
  readonly name = 'print_job';
  readonly topics = [branchTopics('print-jobs', 'orders.read')];

  constructor(private readonly jobs: PrintJobs) {}

  /** Boards and displays read again when a kitchen ticket is late, when it came out after all, and when a copy replaces it. */
  async alsoNotified(changes: readonly Change[], isKindFollowed: (kind: string) => boolean) {
    if (!isKindFollowed('board') && !isKindFollowed('display')) return [];
    const jobs = await this.jobs.byIds(changes.map(({ key }) => key));
    return jobs
      .filter(({ isOverdue, copy }) => isOverdue || copy > 0)
      .flatMap(({ branch }) => [boardTopic(branch), displayTopicOf(branch)]);
  }

  async show(ids: readonly string[]) {
    const jobs = await this.jobs.byIds(ids);
    return jobs.map((row) => ({ row, topics: [printJobsTopic(row.branch)] }));
  }
}
