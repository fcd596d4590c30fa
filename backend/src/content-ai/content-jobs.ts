import type { ContentJob } from '@bestellwerk/domain/contracts/content-ai.schema';
import {
  type ContentGenerationRow,
  contentGenerationTable,
} from '@bestellwerk/projections/content-ai/content-generation/table';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { Clock } from '../platform/clock.js';

const MOST = 50;
/** Longer than any request takes: its server has ended. */
const LOST_AFTER_MS = 10 * 60_000;

/** What was asked of models for pages. */
@Injectable()
export class ContentJobs {
  constructor(
    @InjectRepository(contentGenerationTable) private readonly rows: Repository<ContentGenerationRow>,
    private readonly actors: ActorNames,
    private readonly clock: Clock,
  ) {}

  /** The newest 50, newest first. */
  async ofPage(site: string): Promise<ContentJob[]> {
    const rows = await this.rows.find({ where: { site }, order: { at: 'DESC' }, take: MOST });
    const nameOf = await this.actors.of(rows.map(({ by }) => userOf(by)));
    const lostBefore = new Date(this.clock.now().getTime() - LOST_AFTER_MS).toISOString();
    return rows.map(({ id, at, by, fields, state, reason, model, tokens }) => ({
      ...{ id, at, reason, model, tokens },
      by: { id: by, name: nameOf(userOf(by)).name },
      fields: [...fields],
      state: state === 'running' && at < lostBefore ? 'failed' : state,
    }));
  }
}

const userOf = (id: string) => ({ kind: 'user' as const, id });
