import { describe, expect, test } from '@jest/globals';
import { fold } from '../../kernel/decider.js';
import {
  completeGeneration,
  failGeneration,
  failureTexts,
  generationDecider,
  pastFailureWords,
  requestGeneration,
  takeDraft,
  takingProblem,
} from './generation.js';
import { fieldsIn } from '../../records/definitions/generated.js';
import { type GenerationEvent, generationFailures } from './generation-events.js';

const [site, by] = ['11111111-1111-4111-8111-111111111111', '33333333-3333-4333-8333-333333333333'];
const draft = { title: 'Neu', content: { body: { format: 'html', text: '<p>Neu</p>' } } } as const;
const outcome = {
  ...{ provider: 'api.example.org', model: 'm-1', tokens: 90, images: 0 },
  ...{ draft, image: null, warnings: [] },
};
const requested: Extract<GenerationEvent, { type: 'ContentGenerationRequested' }> = {
  type: 'ContentGenerationRequested',
  data: { kind: 'text', site, fields: ['title', 'body'], instruction: 'Kurz.', by },
};
const completed = { type: 'ContentGenerationCompleted', data: outcome } as const;
const failed = { type: 'ContentGenerationFailed', data: { reason: 'busy', tokens: 0 } } as const;
const taken = { site, revision: '4', fields: ['title' as const] };
const after = (...events: GenerationEvent[]) => fold(generationDecider, events);
const refusal = (code: string) => expect.objectContaining({ refused: true, code });

describe('a request to a model', () => {
  test('is made once, whatever became of it', () => {
    expect(requestGeneration(after(), requested.data)).toEqual([requested]);
    for (const events of [[requested], [requested, completed], [requested, failed]]) {
      expect(requestGeneration(after(...events), requested.data)).toEqual([]);
    }
  });

  test('has one outcome: an answer that comes after its end changes nothing', () => {
    expect(completeGeneration(after(requested), outcome)).toEqual([completed]);
    expect(completeGeneration(after(requested, failed), outcome)).toEqual([]);
    expect(failGeneration(after(requested), 'busy', 0)).toEqual([failed]);
    expect(failGeneration(after(requested, completed), 'busy', 0)).toEqual([]);
    expect(failGeneration(after(), 'busy', 0)).toEqual([]);
  });
});

describe('taking a draft', () => {
  test('is noted once', () => {
    const event = { type: 'ContentDraftTaken', data: taken } as const;
    expect(takeDraft(after(requested, completed), taken)).toEqual([event]);
    expect(takeDraft(after(requested, completed, event), taken)).toEqual([]);
  });

  test('is refused where there is no draft, or nothing of it for a field', () => {
    expect(takingProblem(after(), ['title'])).toEqual(refusal('unknown-draft'));
    expect(takingProblem(after(requested), ['title'])).toEqual(refusal('no-draft'));
    expect(takingProblem(after(requested, failed), ['title'])).toEqual(refusal('no-draft'));
    expect(takingProblem(after(requested, completed), ['description'])).toEqual(refusal('field-not-drafted'));
    expect(takingProblem(after(requested, completed), ['title', 'body'])).toBeNull();
  });

  test('of a picture is refused, as no page waits for it', () => {
    const picture = { type: requested.type, data: { ...requested.data, kind: 'image' as const, site: null } };
    expect(takingProblem(after(picture, completed), ['title'])).toEqual(refusal('unknown-draft'));
  });
});

test('a draft names the fields that it proposes something for', () => {
  expect(fieldsIn(draft)).toEqual(['title', 'body']);
  expect(fieldsIn({ description: 'x' })).toEqual(['description']);
  expect(fieldsIn({})).toEqual([]);
});

test('every failure has words for staff', () => {
  for (const reason of generationFailures) {
    expect(failureTexts[reason]).toMatch(/\.$/);
    expect(pastFailureWords[reason]).toMatch(/^[A-ZÄÖÜ].*[^.]$/);
  }
});
