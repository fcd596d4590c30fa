import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { collection, group, markdown } from '../content-fields.js';
import { shownAs } from '../field-form.js';
import { imageTemplate } from '../definitions/image-template.js';
import { navigation } from '../definitions/navigation.js';
import { site } from '../definitions/site.js';
import { choices, flag, optionalNumber, optionalText, references, text } from '../fields.js';
import { mergedValue } from './merged-value.js';

const parts = collection('Teile', 'Teil', {
  dish: {
    label: 'Gericht',
    fields: { name: optionalText('Name'), price: optionalNumber('Preis'), isNew: flag('Neu') },
  },
  note: { label: 'Notiz', fields: { text: markdown('Text') } },
});
type Dish = { price?: number | null; isNew?: boolean };
const dish = (name: string, more: Dish = {}) => ({ type: 'dish', name, price: null, isNew: false, ...more });
const note = (words: string) => ({ type: 'note', text: words });

const entry = z.object({ label: text('Name'), address: optionalText('Adresse') });
const tree = shownAs(z.array(entry.extend({ children: z.array(entry).default([]) })).default([]), {
  label: 'Einträge',
  control: { kind: 'own', editor: 'entry-tree' },
});
const link = (label: string, ...children: object[]) => ({ label, address: `/${label}`, children });

const merged = (schema: z.ZodType, before: unknown, mine: unknown, theirs: unknown) => {
  const both = mergedValue(schema, { before, mine, theirs });
  expect(both.theirs).toEqual(both.mine);
  return both.mine;
};
const clash = (schema: z.ZodType, before: unknown, mine: unknown, theirs: unknown) => {
  const both = mergedValue(schema, { before, mine, theirs });
  expect(both.theirs).not.toEqual(both.mine);
  return [both.mine, both.theirs];
};

const [soup, schnitzel, cake] = [dish('Suppe'), dish('Schnitzel'), dish('Kuchen')];
const list = [soup, schnitzel, cake];

describe('a list that two people change', () => {
  test('has the changes of both to different items, and to different fields of one', () => {
    const mine = [dish('Suppe', { price: 4 }), schnitzel, dish('Kuchen', { price: 3 })];
    const theirs = [soup, schnitzel, dish('Kuchen', { isNew: true })];
    expect(merged(parts, list, mine, theirs)).toEqual([
      mine[0],
      schnitzel,
      dish('Kuchen', { price: 3, isNew: true }),
    ]);
  });

  test('has the added items of both, theirs first at the same place, and equal ones once', () => {
    const [eis, obst, brot] = [dish('Eis'), dish('Obst'), note('Brot dazu')];
    expect(merged(parts, list, [...list, brot, eis], [...list, brot, obst])).toEqual([
      ...list,
      brot,
      obst,
      eis,
    ]);
  });

  test('loses what one removed and the other left, also where it was replaced', () => {
    const eis = dish('Eis', { price: 2 });
    expect(merged(parts, list, [soup, cake], [soup, schnitzel, cake, eis])).toEqual([soup, cake, eis]);
    expect(
      merged(parts, list, [soup, schnitzel, eis], [dish('Suppe', { price: 4 }), schnitzel, cake]),
    ).toEqual([dish('Suppe', { price: 4 }), schnitzel, eis]);
  });

  test('takes a change of order by one beside changes of the other', () => {
    const theirs = [soup, dish('Schnitzel', { price: 12 }), cake, dish('Eis')];
    expect(merged(parts, list, [cake, soup, schnitzel], theirs)).toEqual([
      cake,
      dish('Eis'),
      soup,
      dish('Schnitzel', { price: 12 }),
    ]);
  });

  test('clashes where one removed what the other changed, and both results have all other changes', () => {
    const eis = dish('Eis');
    const theirs = [soup, dish('Schnitzel', { price: 12 }), dish('Kuchen', { isNew: true })];
    expect(clash(parts, list, [soup, cake, eis], theirs)).toEqual([
      [soup, theirs[2], eis],
      [...theirs, eis],
    ]);
  });

  test('clashes in the order where both changed it, unless in the same way', () => {
    const [mine, theirs] = [
      [cake, soup, schnitzel],
      [schnitzel, soup, cake],
    ];
    expect(clash(parts, list, mine, theirs)).toEqual([mine, theirs]);
    const eis = dish('Eis');
    expect(merged(parts, list, mine, [...mine, eis])).toEqual([...mine, eis]);
  });

  test('clashes where both wrote something else in place of an item, instead of keeping both', () => {
    expect(
      clash(parts, [note('Montag'), soup], [note('Ruhetag'), soup], [note('Geöffnet'), soup, cake]),
    ).toEqual([
      [note('Ruhetag'), soup, cake],
      [note('Geöffnet'), soup, cake],
    ]);
  });

  test('does not put their change of an item into one of several others in its place', () => {
    const [eis, obst] = [dish('Eis', { price: 2 }), dish('Obst')];
    const theirs = [soup, schnitzel, dish('Kuchen', { isNew: true })];
    expect(clash(parts, list, [soup, eis, obst], theirs)).toEqual([
      [soup, eis, obst],
      [soup, eis, theirs[2]],
    ]);
  });

  test('of references or choices has what either added, without what either removed', () => {
    const tags = references('tag', 'Tags');
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    expect(merged(tags, [a, b], [a, b, c], [b, d])).toEqual([b, d, c]);
    const days = choices('Tage', { mo: 'Montag', di: 'Dienstag', mi: 'Mittwoch' });
    expect(merged(days, ['mo'], ['mo', 'di'], ['mo', 'mi', 'di'])).toEqual(['mo', 'mi', 'di']);
  });
});

describe('an item alone between others that stayed has the changes of both, even if it kept none of its words', () => {
  const { content } = site.fields;
  const { layers } = imageTemplate.fields;
  const { items } = navigation.fields;

  test('the heading and the text of the only section of a page', () => {
    const page = (heading: string, text: string) =>
      content.parse({
        body: { format: 'html', text: '<p>Seit 1904.</p>' },
        sections: [{ type: 'text', heading, body: { format: 'html', text } }],
      });
    const [before, mine] = [page('Anfahrt', ''), page('So finden Sie uns', '')];
    expect(merged(content, before, mine, page('Anfahrt', '<p>Am Platz 1.</p>'))).toEqual(
      page('So finden Sie uns', '<p>Am Platz 1.</p>'),
    );
  });

  test('the text and the place of a layer of a template', () => {
    const template = (layer: object) =>
      layers.parse([{ type: 'image', name: 'Foto' }, { type: 'text', ...layer }, { type: 'logo' }]);
    const before = template({ text: 'Montag', x: 5 });
    const [mine, theirs] = [template({ text: 'Heute frisch', x: 5 }), template({ text: 'Montag', x: 40 })];
    expect(merged(layers, before, mine, theirs)).toEqual(template({ text: 'Heute frisch', x: 40 }));
  });

  test('the words and the address of an entry below another one', () => {
    const links = (entry: object) =>
      items.parse([{ label: 'Über uns', address: '', children: [entry] }, link('karte')]);
    const before = links({ label: 'Jobs', address: '' });
    const [mine, theirs] = [
      links({ label: 'Arbeiten bei uns', address: '' }),
      links({ label: 'Jobs', address: '/x' }),
    ];
    expect(merged(items, before, mine, theirs)).toEqual(links({ label: 'Arbeiten bei uns', address: '/x' }));
  });

  test('but not where it is of another type, or below another parent', () => {
    const theirs = [soup, dish('Schnitzel', { isNew: true }), cake];
    clash(parts, list, [soup, note('Ruhetag'), cake], theirs);
    const entries = [link('karte'), link('jobs')];
    clash(
      tree,
      entries,
      [link('karte', { label: 'Eis', address: '/eis' })],
      [link('karte'), { ...link('jobs'), address: '/x' }],
    );
  });
});

describe('a tree that two people change', () => {
  const before = [link('karte', link('suppen'), link('torten')), link('wir'), link('jobs')];

  test('has what one moved below another entry once, with what the other changed of it', () => {
    const mine = [link('karte', link('suppen'), link('torten'), link('jobs')), link('wir')];
    const theirs = [before[0], before[1], { ...link('jobs'), address: '/arbeit' }, link('neu')];
    expect(merged(tree, before, mine, theirs)).toEqual([
      link('karte', link('suppen'), link('torten'), { ...link('jobs'), address: '/arbeit' }),
      link('wir'),
      link('neu'),
    ]);
  });

  test('clashes where both moved one entry below different ones, and has it once in either result', () => {
    const mine = [link('karte', link('suppen'), link('torten'), link('jobs')), link('wir')];
    const theirs = [before[0], link('wir', link('jobs'))];
    expect(clash(tree, before, mine, theirs)).toEqual([mine, theirs]);
  });

  test('clashes where one removed an entry with all below it and the other added one there, which stays in either result', () => {
    const theirs = [link('karte', link('suppen'), link('torten'), link('eis')), link('wir'), link('jobs')];
    expect(clash(tree, before, [link('wir'), link('jobs')], theirs)).toEqual([
      [link('eis'), link('wir'), link('jobs')],
      theirs,
    ]);
  });
});

test('a group is merged field by field, and a text in it is one value', () => {
  const schema = group('Inhalt', { title: optionalText('Titel'), words: optionalText('Worte'), parts });
  const before = { title: 'A', words: 'B', parts: list };
  const mine = { ...before, title: 'A1', words: 'B1' };
  const theirs = { ...before, words: 'B2', parts: [soup] };
  expect(clash(schema, before, mine, theirs)).toEqual([
    { title: 'A1', words: 'B1', parts: [soup] },
    { title: 'A1', words: 'B2', parts: [soup] },
  ]);
});
