import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { measureAs, measureNothing, nextFrame } from './testing/measured.js';
import TreemapChart from './treemap-chart.js';
import { groupedTiles, lookOf } from './treemap-groups.js';

afterEach(() => {
  cleanup();
  measureNothing();
});

const tile = (label: string, group: string, value: number) => ({ key: label, label, group, value });
const tiles = [
  tile('Margherita', 'Pizza', 300),
  tile('Ein sehr langer Name, der nirgends Platz hat', 'Getränke', 1),
  tile('Cola', 'Getränke', 60),
  tile('Gutschein', '', 40),
];

test('every product is an area that says what it is, and small ones have no name in the picture', async () => {
  measureAs(800);
  show(
    <TreemapChart title="Artikel" tiles={tiles} restName="Ohne Kategorie" words={(value) => `${value} €`} />,
  );
  await nextFrame();
  const picture = screen.getByRole('img', { name: /^Artikel, Kacheldiagramm/ });
  const titles = [...picture.querySelectorAll('g title')].map(({ textContent }) => textContent);
  expect(titles).toContain('Margherita (Pizza): 300 €');
  expect(titles).toHaveLength(4);
  const named = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(named).toContain('Margherita');
  expect(named).toHaveLength(3);
});

test('the legend tells the categories with their shares, the greatest first', () => {
  show(
    <TreemapChart title="Artikel" tiles={tiles} restName="Ohne Kategorie" words={(value) => `${value} €`} />,
  );
  const entries = within(screen.getByRole('list', { name: 'Kategorien' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))).toEqual([
    'Pizza 300 € (74,8 %)',
    'Getränke 61 € (15,2 %)',
    'Ohne Kategorie 40 € (10 %)',
  ]);
});

test('what was given back has no area, and ten categories look different from each other', () => {
  expect(groupedTiles([tile('Storno', 'Pizza', -5)], '')).toEqual([]);
  const many = groupedTiles(
    Array.from({ length: 12 }, (_, index) => tile(`${index}`, `Kategorie ${index}`, 100 - index)),
    '',
  );
  const looks = many.map(({ place }) => JSON.stringify(lookOf(place)));
  expect(new Set(looks.slice(0, 10)).size).toBe(10);
  expect(looks[10]).toBe(looks[11]);
});
