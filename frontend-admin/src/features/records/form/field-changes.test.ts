import { describe, expect, test } from '@jest/globals';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { navigation } from '@bestellwerk/domain/records/definitions/navigation';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Fields } from '@bestellwerk/domain/records/record-state';
import { resource, type Resource } from '@bestellwerk/domain/records/resource';
import { optionalText, references } from '@bestellwerk/domain/records/fields';
import { problemsOf } from './check-fields.js';
import { mergeFields } from './field-changes.js';

const place = resource({
  name: 'place',
  path: 'places',
  words: { one: 'Ort', many: 'Orte' },
  fields: {
    ...{ name: optionalText('Name'), city: optionalText('Stadt'), phone: optionalText('Telefon') },
    tags: references('tag', 'Tags'),
  },
  title: ['name'],
  search: [],
  columns: [],
  sort: 'name',
  access: { read: 'everybody', change: 'content.change' },
  example: {},
}) as unknown as Resource;
const tag = (id: string) => ({ id, name: `Tag ${id}` });
const before = { name: 'Linde', city: 'Wien', phone: '1', tags: [tag('a')] };

test('a field changed on one side takes the value of that side', () => {
  const mine = { ...before, name: 'Linde am Markt' };
  const theirs = { ...before, city: 'Graz', tags: [tag('a'), tag('b')] };
  expect(mergeFields(place, { before, mine, theirs })).toEqual({
    fields: { name: 'Linde am Markt', city: 'Graz', phone: '1', tags: [tag('a'), tag('b')] },
    taken: ['city', 'tags'],
    clashes: [],
  });
});

test('a field changed on both sides is a conflict unless both values are equal', () => {
  const mine = { ...before, name: 'Linde am Markt', phone: '2' };
  const theirs = { ...before, name: 'Alte Linde', phone: '2' };
  const clash = { field: 'name', mine: 'Linde am Markt', before: 'Linde', theirs: 'Alte Linde' };
  expect(mergeFields(place, { before, mine, theirs })).toEqual({
    fields: mine,
    taken: [],
    clashes: [{ ...clash, isMerged: false }],
  });
});

test('a list to which both have added keeps the names of what is chosen in it', () => {
  const mine = { ...before, tags: [tag('a'), tag('b')] };
  const theirs = { ...before, tags: [{ id: 'a', name: 'Anders' }, tag('c')] };
  expect(mergeFields(place, { before, mine, theirs })).toEqual({
    fields: { ...before, tags: [{ id: 'a', name: 'Anders' }, tag('c'), tag('b')] },
    taken: ['tags'],
    clashes: [],
  });
});

describe('two people at one', () => {
  const parsed = (definition: { schemas: { fields: { parse(value: unknown): unknown } } }, input: object) =>
    definition.schemas.fields.parse(input) as Fields;
  const two = (definition: unknown, all: { before: Fields; mine: Fields; theirs: Fields }) =>
    mergeFields(definition as unknown as Resource, all);

  test('image template keep their changes of different layers, and of different fields of one', () => {
    const [photo, title, logo] = [
      { type: 'image', name: 'Foto', height: 70 },
      { type: 'text', name: 'Titel', text: '{bild}', y: 74 },
      { type: 'logo', name: 'Logo', x: 80 },
    ];
    const template = (...layers: object[]) => parsed(imageTemplate, { ...imageTemplate.example, layers });
    const shape = { type: 'shape', name: 'Rahmen' };
    const all = {
      before: template(photo, title, logo),
      mine: template({ ...photo, height: 60 }, { ...title, color: '#AE2F68' }, logo, shape),
      theirs: template({ ...title, y: 80 }, photo, { ...logo, x: 70 }),
    };
    expect(two(imageTemplate, all)).toEqual({
      fields: template(
        { ...title, y: 80, color: '#AE2F68' },
        { ...photo, height: 60 },
        { ...logo, x: 70 },
        shape,
      ),
      taken: ['layers'],
      clashes: [],
    });
  });

  test('navigation keep their changes of different entries', () => {
    const entry = (label: string, address: string, children: object[] = []) => ({ label, address, children });
    const [menu, about] = [entry('Speisekarte', '/store/wien'), entry('Über uns', '/ueber-uns')];
    const main = (...items: object[]) => parsed(navigation, { identifier: 'main', items });
    const all = {
      before: main(menu, about),
      mine: main({ ...menu, label: 'Karte' }, about, entry('Jobs', '/jobs')),
      theirs: main(menu, { ...about, children: [entry('Anfahrt', '/anfahrt')] }),
    };
    expect(two(navigation, all)).toMatchObject({
      fields: main(
        { ...menu, label: 'Karte' },
        { ...about, children: [entry('Anfahrt', '/anfahrt')] },
        entry('Jobs', '/jobs'),
      ),
      clashes: [],
    });
  });

  test('page keep their changes of different sections, and choose only between what clashes', () => {
    const html = (text: string) => ({ format: 'html', text });
    const page = (body: string, ...sections: object[]) =>
      parsed(site, { ...site.example, content: { body: html(body), sections } });
    const text = (words: string) => ({ type: 'text', heading: 'Unser Haus', body: html(words) });
    const event = { type: 'event', heading: 'Sommerfest', date: '2027-07-01' };
    const all = {
      before: page('<p>Seit 1904.</p>', text('<p>Am Platz.</p>'), event),
      mine: page('<p>Seit 1905.</p>', text('<p>In der Gasse.</p>'), event),
      theirs: page('<p>Seit 1906.</p>', text('<p>Am Platz.</p>'), { ...event, date: '2027-07-08' }),
    };
    const sections = [text('<p>In der Gasse.</p>'), { ...event, date: '2027-07-08' }];
    expect(two(site, all).clashes).toEqual([
      {
        field: 'content',
        mine: page('<p>Seit 1905.</p>', ...sections)['content'],
        before: all.before['content'],
        theirs: page('<p>Seit 1906.</p>', ...sections)['content'],
        isMerged: true,
      },
    ]);
  });

  test('navigation that has too many entries then are asked to remove some, and nothing is lost', () => {
    const entries = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        ...{ label: `Eintrag ${from + index}`, address: `/${from + index}`, children: [] },
      }));
    const main = (...items: object[]) => parsed(navigation, { identifier: 'main', items });
    const { fields, clashes } = two(navigation, {
      before: main(...entries(0, 28)),
      mine: main(...entries(0, 30)),
      theirs: main(...entries(0, 28), ...entries(40, 42)),
    });
    expect(clashes).toEqual([]);
    expect(fields['items']).toHaveLength(32);
    const problems = problemsOf(navigation as unknown as Resource, fields, { items: fields['items'] });
    expect(Object.keys(problems)).toEqual(['items']);
  });
});
