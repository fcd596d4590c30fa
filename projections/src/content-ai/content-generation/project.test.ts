import { expect, it } from '@jest/globals';
import {
  type GenerationEvent,
  generationStream,
} from '@bestellwerk/domain/content-ai/generation/generation-events';
import { rowsAfter } from '../../testing/rows-after.js';
import { contentGeneration } from './project.js';

const job = '33333333-3333-4333-8333-333333333333';
const site = '11111111-1111-4111-8111-111111111111';
const requested: GenerationEvent = {
  type: 'ContentGenerationRequested',
  data: { kind: 'text', site, fields: ['title'], instruction: 'Geheim', by: job },
};
const completed: GenerationEvent = {
  type: 'ContentGenerationCompleted',
  data: {
    ...{ provider: 'api.example.org', model: 'm-1', tokens: 90, images: 0 },
    ...{ draft: { title: 'Neu' }, image: null, warnings: [] },
  },
};
const rowOf = (...events: GenerationEvent[]) =>
  rowsAfter(contentGeneration, generationStream(job), events)[0]!;

it('has a request from its beginning to its end, without what was asked', () => {
  const running = rowOf(requested);
  expect(running).toMatchObject({ site, by: job, fields: ['title'], state: 'running', model: null });
  expect(JSON.stringify(running)).not.toContain('Geheim');
  expect(rowOf(requested, completed)).toMatchObject({ state: 'completed', model: 'm-1', tokens: 90 });
  const taken: GenerationEvent = {
    type: 'ContentDraftTaken',
    data: { site, revision: '1', fields: ['title'] },
  };
  expect(rowOf(requested, completed, taken)).toMatchObject({ state: 'taken', tokens: 90 });
});

it('says why nothing came of one', () => {
  const failed: GenerationEvent = { type: 'ContentGenerationFailed', data: { reason: 'busy', tokens: 0 } };
  expect(rowOf(requested, failed)).toMatchObject({ state: 'failed', reason: 'busy' });
});
