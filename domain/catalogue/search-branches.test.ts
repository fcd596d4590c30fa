import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  areasFound,
  branchesFoundText,
  findBranches,
  toggleTag,
  unavailableTags,
  type SearchableBranch,
} from './search-branches.js';

const garden = { id: 't1', name: 'Gastgarten' };
const children = { id: 't2', name: 'Kinderecke' };
const ramp = { id: 't3', name: 'Rollstuhlgerecht' };
const pets = { id: 't4', name: 'Hunde willkommen' };
const branch = (city: string, differences: Partial<SearchableBranch>): SearchableBranch => ({
  name: 'Zur Linde',
  street: '',
  zipCode: '',
  city,
  keywords: '',
  tags: [],
  isDeliveryEnabled: false,
  deliveryAreas: [],
  ...differences,
});
const wien = branch('Wien', {
  street: 'Schönbrunner Straße 12',
  zipCode: '1050',
  keywords: 'Margareten, Naschmarkt',
  tags: [garden, children],
  isDeliveryEnabled: true,
  deliveryAreas: [{ area: 'Wieden (1040)' }, { area: 'Landstraße und Favoriten (1030, 1100)' }],
});
const linz = branch('Linz', { name: 'Linde am Platz', zipCode: '4020', tags: [garden, ramp] });
const graz = branch('Graz', {
  street: 'Hauptplatz 1',
  zipCode: '8010',
  deliveryAreas: [{ area: 'Gösting' }],
});
const branches = [wien, linz, graz];
const find = (search: string, ...tags: { id: string }[]) =>
  findBranches(branches, search, new Set(tags.map(({ id }) => id))).map(({ city }) => city);

describe('the search', () => {
  test.each([
    ['nothing', '', ['Wien', 'Linz', 'Graz']],
    ['only commas and blanks', '  ,  ', ['Wien', 'Linz', 'Graz']],
    ['the name', 'zur', ['Wien', 'Graz']],
    ['the street', 'hauptplatz', ['Graz']],
    ['the street without its ß', 'STRASSE', ['Wien']],
    ['the city', 'linz', ['Linz']],
    ['the zip code', '4020', ['Linz']],
    ['the beginning of a zip code', '80', ['Graz']],
    ['keywords', 'margareten', ['Wien']],
    ['the name of a tag', 'GASTGARTEN', ['Wien', 'Linz']],
    ['any of the words', '4020, Wien', ['Wien', 'Linz']],
    ['any of the words, with one that nobody has', '1050 Salzburg', ['Wien']],
    ['words without a blank after the comma', '8010,4020', ['Linz', 'Graz']],
    ['the name of an area that is delivered to', 'favoriten', ['Wien']],
    ['the zip code of such an area', '1100', ['Wien']],
    ['not the areas of a branch that does not deliver', 'gösting', []],
    ['nobody has it', 'Salzburg', []],
    ['not the id of a tag', 't1', []],
  ])('%s: %j', (_, search, cities) => {
    expect(find(search)).toEqual(cities);
  });
});

test.each([
  ['1100', ['Landstraße und Favoriten (1030, 1100)']],
  ['wieden, 1030', ['Wieden (1040)', 'Landstraße und Favoriten (1030, 1100)']],
  ['1050', []],
  ['', []],
])('%j is looked for in the areas', (search, areas) => {
  expect(areasFound(wien, search)).toEqual(areas);
  expect(areasFound({ ...wien, isDeliveryEnabled: false }, search)).toEqual([]);
});

describe('the tags', () => {
  test.each([
    ['one', '', [garden], ['Wien', 'Linz']],
    ['every one is needed', '', [garden, ramp], ['Linz']],
    ['none has both', '', [children, ramp], []],
    ['none has it', '', [pets], []],
    ['beside a search', 'wien', [garden], ['Wien']],
    ['beside a search that others fit', 'graz', [garden], []],
  ])('%s (search %j)', (_, search, tags, cities) => {
    expect(find(search, ...tags)).toEqual(cities);
  });

  test('are selected and deselected', () => {
    const chosen = toggleTag(new Set(['t1']), 't2');
    expect(chosen).toEqual(new Set(['t1', 't2']));
    expect(toggleTag(chosen, 't1')).toEqual(new Set(['t2']));
    expect(chosen.size).toBe(2);
  });

  test.each([
    ['none chosen', '', [], ['t4']],
    ['one chosen', '', [children], ['t3', 't4']],
    ['others would be left, but not for this search', 'linz', [], ['t2', 't4']],
    ['a chosen one is never unavailable', 'graz', [garden], ['t2', 't3', 't4']],
  ])('are unavailable where no branch would be left: %s', (_, search, tags, unavailable) => {
    const chosen = new Set(tags.map(({ id }) => id));
    const marked = unavailableTags([garden, children, ramp, pets], branches, search, chosen);
    expect([...marked]).toEqual(unavailable);
  });

  test('available ones leave a branch, and unavailable ones leave none', () => {
    const all = [garden, children, ramp, pets];
    const anyTags = fc.subarray(all);
    const anyBranch = anyTags.map((tags) => branch('Wien', { tags }));
    fc.assert(
      fc.property(fc.array(anyBranch, { maxLength: 4 }), anyTags, (some, tags) => {
        const chosen = new Set(tags.map(({ id }) => id));
        const marked = unavailableTags(all, some, '', chosen);
        for (const { id } of all.filter((tag) => !chosen.has(tag.id))) {
          expect(marked.has(id)).toBe(findBranches(some, '', toggleTag(chosen, id)).length === 0);
        }
      }),
    );
  });
});

test.each([
  [2, 5, '2 von 5 Filialen werden angezeigt.'],
  [1, 1, '1 von 1 Filialen werden angezeigt.'],
  [0, 5, 'Leider wurden keine Ergebnisse gefunden.'],
  [0, 0, 'Leider wurden keine Ergebnisse gefunden.'],
])('%d of %d', (found, all, text) => {
  expect(branchesFoundText(found, all)).toBe(text);
});

test('a postal code within a range leads to the area that is delivered to', () => {
  const villach = branch('Villach', {
    isDeliveryEnabled: true,
    deliveryAreas: [{ area: 'Umland', zipCodes: '9520–9530' }],
  });
  expect(areasFound(villach, '9524')).toEqual(['Umland']);
  expect(areasFound(villach, '952')).toEqual([]);
});
