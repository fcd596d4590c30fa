import { describe, expect, it } from '@jest/globals';
import { fieldsAfter } from '@bestellwerk/domain/records/revisions';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { comparedValues } from './compared-values.js';

const html = (text: string) => ({ format: 'html', text });
const page = (sections: object[], more: object = {}): Fields =>
  site.schemas.fields.parse({
    ...site.example,
    ...more,
    content: { body: html('<p>Text</p>'), sections },
  });
const resource = site as unknown as Resource;
const different = (before: Fields, after: Fields) =>
  comparedValues(resource, before, after)
    .filter(({ isSame }) => !isSame)
    .map(({ place, before: left, after: right }) => [place.join(' › '), left ?? null, right ?? null]);

const markdown = (text: string) => ({ type: 'markdown', text });
const event = (heading: string) => ({ type: 'event', heading });

describe('two versions of a record', () => {
  it('differ in single fields, and in parts of contents by their place', () => {
    expect(
      different(page([markdown('eins')], { name: 'A' }), page([markdown('zwei')], { name: 'B' })),
    ).toEqual([
      ['Name', 'A', 'B'],
      ['Inhalt › Abschnitte › 1. Abschnitt: Markdown › Text', 'eins', 'zwei'],
    ]);
  });

  it('match the items of a list that are equal, whatever was put before them', () => {
    const before = page([markdown('eins'), markdown('zwei')]);
    const after = page([markdown('null'), markdown('eins'), markdown('zwei')]);
    expect(different(before, after)).toEqual([
      ['Inhalt › Abschnitte › 1. Abschnitt: Markdown › Text', null, 'null'],
    ]);
  });

  it('never compare items of different types', () => {
    expect(different(page([markdown('eins')]), page([event('Fest')]))).toEqual([
      ['Inhalt › Abschnitte › 1. Abschnitt: Termin › Überschrift', null, 'Fest'],
      ['Inhalt › Abschnitte › 2. Abschnitt: Markdown › Text', 'eins', null],
    ]);
  });

  it('show all that either of them has, with what is the same', () => {
    const all = comparedValues(resource, page([event('Fest')]), page([event('Fest')]));
    expect(all.map(({ place }) => place.at(-1))).toEqual(
      expect.arrayContaining(['Name', 'Adresse', 'Text', 'Überschrift', 'Beschreibung']),
    );
    expect(all.every(({ isSame }) => isSame)).toBe(true);
  });
});

it('a record after one of its revisions has what each field was last given', () => {
  const step = (revision: string, ...changes: [field: string, after: unknown][]) => ({
    revision,
    changes: changes.map(([field, after]) => ({ field, before: null, after })),
  });
  const revisions = [
    step('2', ['name', 'C']),
    step('1', ['name', 'B'], ['path', '/b']),
    step('0', ['name', 'A']),
  ];
  expect(fieldsAfter(revisions, '0')).toEqual({ name: 'A' });
  expect(fieldsAfter(revisions, '1')).toEqual({ name: 'B', path: '/b' });
  expect(fieldsAfter(revisions, '2')).toEqual({ name: 'C', path: '/b' });
});
