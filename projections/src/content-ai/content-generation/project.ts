import type { GenerationEvent } from '@bestellwerk/domain/content-ai/generation/generation-events';
import { type RecordedEvent, streamKeyOf } from '@bestellwerk/domain/kernel/event';
import type { Projection } from '../../engine/projection.js';
import { contentGenerationTable, type ContentGenerationRow } from './table.js';

/** Requests to models, and what became of them. */
export const contentGeneration = {
  name: 'content_generation',
  title: 'Anfragen an KI',
  version: 1,
  table: contentGenerationTable,
  category: 'contentGeneration',
  keys: (event) => [{ id: streamKeyOf(event) }],
  apply(event, rows) {
    const row = rowAfter(rows.get({ id: streamKeyOf(event) }), event);
    if (row) rows.put(row);
  },
} as const satisfies Projection<ContentGenerationRow, GenerationEvent>;

function rowAfter(
  before: ContentGenerationRow | undefined,
  event: RecordedEvent<GenerationEvent>,
): ContentGenerationRow | undefined {
  if (event.type === 'ContentGenerationRequested') {
    const { site, fields, by } = event.data;
    const nothing = { state: 'running', reason: null, model: null, tokens: 0, images: 0 } as const;
    return { id: streamKeyOf(event), site, at: event.metadata.at, by, fields, ...nothing };
  }
  if (!before) return undefined;
  switch (event.type) {
    case 'ContentGenerationCompleted': {
      const { model, tokens, images } = event.data;
      return { ...before, state: 'completed', model, tokens, images };
    }
    case 'ContentGenerationFailed':
      return { ...before, state: 'failed', ...event.data };
    case 'ContentDraftTaken':
      return { ...before, state: 'taken' };
  }
}
