import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftedFields, type GeneratedText, withGenerated } from '../records/definitions/generated.js';
import { changedSince, textDigests } from './text-digests.js';

const pageOf = (title: string, description: string, text: string) => ({
  ...{ title, description },
  content: { body: { text } },
});
const anyPage = fc.tuple(fc.string(), fc.string(), fc.string()).map((texts) => pageOf(...texts));
const entry = (fields: GeneratedText['fields'], jobId = 'j') => ({
  ...{ jobId, fields, provider: 'p', model: 'm' },
  ...{ at: '2026-11-29T13:20:00.000Z', by: 'u' },
});

describe('what a page says of a draft that was taken over', () => {
  test('is that its fields are as they were, until a person writes something else, and again when it is undone', () => {
    const taken = pageOf('Neu', 'Kurz.', '<p>Neu</p>');
    const draft = { fields: ['title', 'body'] as GeneratedText['fields'] };
    const digests = textDigests(taken, draft.fields);
    expect(Object.keys(digests)).toEqual(['title', 'body']);
    expect(changedSince({ ...draft, digests }, taken)).toEqual([]);
    expect(changedSince({ ...draft, digests }, { ...taken, title: 'Neu!' })).toEqual(['title']);
    expect(changedSince({ ...draft, digests }, { ...taken, description: 'Anders.' })).toEqual([]);
    expect(changedSince({ ...draft, digests }, pageOf('', '', '<p>Alt</p>'))).toEqual(['title', 'body']);
  });

  test('names exactly the fields with other texts', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (taken, now) => {
        const digests = textDigests(taken, draftedFields);
        const others = [
          ...(taken.title === now.title ? [] : ['title']),
          ...(taken.description === now.description ? [] : ['description']),
          ...(taken.content.body.text === now.content.body.text ? [] : ['body']),
        ];
        expect(changedSince({ fields: [...draftedFields], digests }, now)).toEqual(others);
      }),
    );
  });

  test('is nothing new where the entry is older than digests', () => {
    expect(changedSince(entry(['title']), pageOf('Anders', '', ''))).toEqual([]);
  });
});

test('of many drafts the oldest are dropped, but none that is the last of its field', () => {
  let all = withGenerated(undefined, entry(['title', 'body'], 'first'));
  all = withGenerated(all, entry(['description'], 'second'));
  for (let more = 0; more < 60; more++) all = withGenerated(all, entry(['title'], `title-${more}`));
  const ids = all.map(({ jobId }) => jobId);
  expect(ids.slice(0, 3)).toEqual(['first', 'second', 'title-10']);
  expect(ids).toHaveLength(52);
});
