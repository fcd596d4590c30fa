import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show.js';
import { RankedBars } from './ranked-bars.js';

afterEach(cleanup);

const plain = (element: Element) => element.textContent!.replaceAll('\u00a0', ' ').trim();
const row = (index: number) => ({
  key: `${index}`,
  label: `Seite ${index}`,
  value: 20 - index,
  share: 0.0525,
});
const versions = [
  { key: '146', label: '146', value: 1000 },
  { key: '145', label: '145', value: 234 },
];

test('a row has its value and its share, rounded to one decimal', () => {
  show(<RankedBars title="Seiten" rows={[row(1)]} />);
  const [line] = within(screen.getByRole('list', { name: 'Seiten' })).getAllByRole('listitem');
  expect(plain(line!)).toMatch(/^Seite 1 +19 \(5,3 %\)$/);
});

test('what a row consists of is shown on request', async () => {
  show(
    <RankedBars
      title="Browser"
      rows={[{ key: 'c', label: 'Chrome', value: 1234, share: 1, children: versions }]}
    />,
  );
  expect(screen.queryByRole('list', { name: 'Teile von Chrome' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Chrome im Einzelnen', expanded: false }));
  const parts = within(screen.getByRole('list', { name: 'Teile von Chrome' })).getAllByRole('listitem');
  expect(parts.map(plain)).toEqual(
    ['146 1.000', '145 234'].map((text) => expect.stringMatching(text.replace(' ', ' +'))),
  );
});

test('a row with a single version has nothing to open', () => {
  show(
    <RankedBars
      title="Browser"
      rows={[{ key: 'c', label: 'Chrome', value: 1000, share: 1, children: versions.slice(0, 1) }]}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('of many rows the first ten are shown until all are asked for', async () => {
  show(<RankedBars title="Seiten" rows={Array.from({ length: 12 }, (_, index) => row(index))} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 12 anzeigen' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});
