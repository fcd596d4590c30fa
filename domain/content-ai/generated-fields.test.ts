import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { site } from '../records/definitions/site.js';
import { answeredTexts, fitDraft, withoutHtml } from './generated-fields.js';

const all = ['title', 'description', 'body'] as const;
const same = (html: string) => html;

describe('what a model answered', () => {
  test('is text of the fields that were asked for', () => {
    expect(answeredTexts({ title: 'A', description: 7, body: '  ', name: 'X' }, all)).toEqual({ title: 'A' });
    expect(answeredTexts({ title: 'A', body: 'B' }, ['body'])).toEqual({ body: 'B' });
    for (const wrong of [null, 'x', 7, []]) expect(answeredTexts(wrong, all)).toEqual({});
  });

  test('loses letters that nobody can read and no database keeps', () => {
    const answer = { title: 'A\u0000B\uFFFDC\uD800D', body: '<p>Eins</p>\n\t<p>Zwei</p>' };
    expect(answeredTexts(answer, all)).toEqual({ title: 'ABCD', body: answer.body });
  });

  test('loses HTML where a text has none', () => {
    const { draft } = fitDraft({ title: 'Unser <b>Garten</b><script>alert(1)</script>' }, ['title'], same);
    expect(draft).toEqual({ title: 'Unser Garten' });
    expect(withoutHtml('a <img src=x onerror="alert(1)"')).toBe('a');
  });

  test('is cut where it is too long, and says so', () => {
    const words = 'Seit 1904 am Platz. '.repeat(40);
    const { draft, warnings } = fitDraft({ description: words }, ['description'], same);
    expect(draft.description!.length).toBeLessThanOrEqual(300);
    expect(draft.description).toMatch(/\S…$/);
    expect(warnings).toEqual(['Beschreibung: Der Vorschlag war zu lang und wurde gekürzt.']);
  });

  test('says which fields got nothing, unless none did', () => {
    expect(fitDraft({ title: 'A' }, all, same).warnings).toEqual([
      'Ohne Vorschlag blieb: Beschreibung, Text.',
    ]);
    expect(fitDraft({}, all, same)).toEqual({ draft: {}, warnings: [] });
    expect(fitDraft({ body: '<p>&nbsp;</p>' }, ['body'], same).draft).toEqual({});
  });

  test('always fits the fields of a page', () => {
    const text = fc.oneof(fc.string(), fc.string({ minLength: 250, maxLength: 900 }));
    fc.assert(
      fc.property(text, text, text, (title, description, body) => {
        const { draft } = fitDraft({ title, description, body }, all, (html) => html.trim());
        const { content, ...plain } = draft;
        expect(site.schemas.changes.safeParse(plain).success).toBe(true);
        if (content)
          expect(site.schemas.changes.safeParse({ content: { ...content, sections: [] } }).success).toBe(
            true,
          );
      }),
    );
  });
});
