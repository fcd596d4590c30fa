import type { DraftedField } from '@bestellwerk/domain/records/definitions/generated';
import type { GenerationFailure } from '@bestellwerk/domain/content-ai/generation/generation-events';
import { column, readModel } from '../../engine/storage/read-model.js';

/** One request to a model, without what was asked and answered. */
export interface ContentGenerationRow {
  id: string;
  /** The page that it was for; null of a picture. */
  site: string | null;
  at: string;
  /** Account. */
  by: string;
  fields: readonly DraftedField[];
  state: 'running' | 'completed' | 'failed' | 'taken';
  /** Of one that failed. */
  reason: GenerationFailure | null;
  /** Null before an answer. */
  model: string | null;
  tokens: number;
  images: number;
}

export const contentGenerationTable = readModel<ContentGenerationRow>({
  name: 'content_generation',
  columns: {
    id: column.uuid({ primary: true }),
    site: column.uuid({ nullable: true }),
    at: column.instant(),
    by: column.uuid(),
    fields: column.document(),
    state: column.text(),
    reason: column.text({ nullable: true }),
    model: column.text({ nullable: true }),
    tokens: column.integer(),
    images: column.integer(),
  },
  indices: [{ columns: ['site', 'at'] }],
});
