import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { collection, group, markdown, optionalColor, richText, tabs } from './content-fields.js';
import { formOf } from './field-form.js';
import { optionalText } from './fields.js';
import { mapReferences, referencesIn, referredResources } from './reference-fields.js';
import { optionalReference } from './fields.js';

const teaser = { product: optionalReference('product', 'Produkt'), line: optionalText('Zeile') };
const fields = {
  body: richText('Text'),
  place: group('Ort', { name: optionalText('Name'), map: optionalReference('image', 'Karte') }),
  look: tabs('Aussehen', {
    colors: { label: 'Farben', fields: { background: optionalColor('Hintergrund') } },
    words: { label: 'Worte', fields: { notes: markdown('Notiz') } },
  }),
  parts: collection('Teile', 'Teil', {
    text: { label: 'Text', fields: { body: richText('Text') } },
    teaser: { label: 'Teaser', fields: teaser },
  }),
};
const content = z.object(fields);

describe('content', () => {
  test('begins with what its fields begin with', () => {
    expect(content.parse({})).toEqual({
      body: { format: 'html', text: '' },
      place: { name: '', map: null },
      look: { background: null, notes: '' },
      parts: [],
    });
  });

  test('has parts of the types that there are, in their order, with their fields', () => {
    const parts = [{ type: 'teaser', line: 'Neu' }, { type: 'text' }];
    expect(content.parse({ parts }).parts).toEqual([
      { type: 'teaser', product: null, line: 'Neu' },
      { type: 'text', body: { format: 'html', text: '' } },
    ]);
    expect(content.safeParse({ parts: [{ type: 'map' }] }).error?.issues[0]?.path).toEqual([
      'parts',
      0,
      'type',
    ]);
  });

  test.each(['#AE2F68', '#AE2F6880', null])('has the color %s', (background) => {
    expect(content.parse({ look: { background } }).look.background).toBe(background);
  });

  test.each(['AE2F68', '#AE2F6', 'red', '#AE2F68FF0', 'url(x)'])('has no color %s', (background) => {
    expect(content.safeParse({ look: { background } }).success).toBe(false);
  });

  test('has the fields of all its tabs in one value', () => {
    expect(formOf(fields.look)?.control).toEqual({
      kind: 'tabs',
      tabs: [
        { label: 'Farben', fields: ['background'] },
        { label: 'Worte', fields: ['notes'] },
      ],
    });
  });

  test('refers to records from within groups and parts', () => {
    const value = content.parse({
      place: { map: { id: 'i-1' } },
      parts: [{ type: 'text' }, { type: 'teaser', product: { id: 'p-1', name: 'Knödel' } }],
    });
    expect(referencesIn(fields, value)).toEqual([
      { field: 'place', resource: 'image', id: 'i-1' },
      { field: 'parts', resource: 'product', id: 'p-1' },
    ]);
    expect(referredResources(fields.parts)).toEqual(['product']);
    const renamed = mapReferences(fields.parts, value.parts, (_, one) => ({
      ...(one as object),
      name: 'Neu',
    }));
    expect(renamed).toMatchObject([{ type: 'text' }, { product: { id: 'p-1', name: 'Neu' } }]);
  });
});
