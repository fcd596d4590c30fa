import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { show } from '../../testing/show.js';
import { ShareBar } from './share-bars.js';

afterEach(cleanup);

const part = (label: string, value: number) => ({ key: label, label, value, share: value / 100 });
const shownParts = () =>
  within(screen.getByRole('list', { name: 'Teile' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent!.replaceAll('\u00a0', ' '));

test('each part is shown with its share and its value, and parts without any are left out', () => {
  show(<ShareBar title="Teile" parts={[part('Dunkel', 62.5), part('Hell', 37.5), part('Unbekannt', 0)]} />);
  expect(shownParts()).toEqual(['Dunkel 62,5 % 62,5', 'Hell 37,5 % 37,5']);
});

test('parts beyond the colours are summed up', () => {
  show(<ShareBar title="Teile" parts={['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => part(name, 10))} />);
  expect(shownParts()).toHaveLength(6);
  expect(shownParts().at(-1)).toBe('Übrige 20 % 20');
});
