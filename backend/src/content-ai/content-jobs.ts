import { takingProblem } from '@bestellwerk/domain/content-ai/generation/generation';
import type { ContentJob, KeptDraft } from '@bestellwerk/domain/contracts/content-ai.schema';
import {
  type ContentGenerationRow,
  contentGenerationTable,
} from '@bestellwerk/projections/content-ai/content-generation/table';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { GenerationJobs } from './generation-jobs.js';

const MOST = 20;
/** Longer than any request takes: its server has ended. */
const LOST_AFTER_MS = 10 * 60_000;

/** What was asked of models for pages. */
@Injectable()
export class ContentJobs {
  constructor(
    @InjectRepository(contentGenerationTable) private readonly rows: Repository<ContentGenerationRow>,
    private readonly jobs: GenerationJobs,
    private readonly actors: ActorNames,
    private readonly clock: Clock,
  ) {}

  /** The newest 20, newest first. What was asked is read from the log: no table keeps it. */
  async ofPage(site: string): Promise<ContentJob[]> {
    const rows = await this.rows.find({ where: { site }, order: { at: 'DESC' }, take: MOST });
    const instructions = await Promise.all(rows.map(({ id }) => this.instructionOf(id)));
    const nameOf = await this.actors.of(rows.map(({ by }) => userOf(by)));
    const lostBefore = new Date(this.clock.now().getTime() - LOST_AFTER_MS).toISOString();
    return rows.map(({ id, at, by, fields, state, reason, model, tokens }, index) => ({
      ...{ id, at, reason, model, tokens, instruction: instructions[index] ?? null },
      by: { id: by, name: nameOf(userOf(by)).name },
      fields: [...fields],
      state: state === 'running' && at < lostBefore ? 'failed' : state,
    }));
  }

  /** What a request has brought, to be shown again. Throws 404, and 409 where there is no draft of it. */
  async draft(id: string): Promise<KeptDraft> {
    const job = await this.jobs.state(id);
    const problem = takingProblem(job, []);
    if (problem) throw ApiError.refused(problem);
    if (job.status !== 'completed') throw new Error('Only what is completed has no problem.');
    const { draft, warnings } = job.outcome;
    return { jobId: id, draft: draft!, warnings };
  }

  private async instructionOf(id: string): Promise<string | null> {
    const job = await this.jobs.state(id);
    return job.status === 'none' ? null : job.request.instruction;
  }
}

const userOf = (id: string) => ({ kind: 'user' as const, id });
