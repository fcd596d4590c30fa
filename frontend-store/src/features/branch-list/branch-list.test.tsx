import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../../testing/render-shop.js';
import { branch, catalogue } from '../../../testing/shop-fixture.js';

afterEach(cleanup);

const [garden] = catalogue.tags;
const pets = { id: '00000000-0000-4000-8000-000000000091', name: 'Hunde willkommen', image: null };
const linz = {
  ...branch,
  id: '00000000-0000-4000-8000-000000000002',
  identifier: 'linz',
  name: 'Linde Linz',
  city: 'Linz',
  keywords: '',
  tags: [],
};
const init = () => ({ ...catalogue, branches: [branch, linz], tags: [garden!, pets] });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('branches can be searched and filtered by tags, and the number of results is shown', async () => {
  renderShop({ path: '/', answers: { 'GET /api/init': init } });
  const user = userEvent.setup();
  expect(await screen.findByText('2 von 2 Filialen werden angezeigt.')).toBeDefined();
  const tag = (name: string) => screen.getByRole('button', { name });
  expect(tag('Hunde willkommen').getAttribute('aria-disabled')).toBe('true');

  await user.click(tag('Gastgarten'));
  expect(screen.getByText('1 von 2 Filialen werden angezeigt.')).toBeDefined();
  expect(names()).toEqual(['Linde Wien']);

  const search = screen.getByRole('searchbox', { name: 'PLZ / Ort' });
  await user.type(search, 'linz');
  expect(screen.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeDefined();
  expect(names()).toEqual([]);

  await user.click(tag('Gastgarten'));
  expect(names()).toEqual(['Linde Linz']);
  expect(tag('Gastgarten').getAttribute('aria-disabled')).toBe('true');
});

test('a branch is found by its delivery area, and a button clears the search', async () => {
  const deliverable = {
    ...branch,
    deliveryAreas: [{ ...branch.deliveryAreas[0]!, area: 'Favoriten (1100)' }],
  };
  renderShop({
    path: '/',
    answers: { 'GET /api/init': () => ({ ...init(), branches: [deliverable, linz] }) },
  });
  const user = userEvent.setup();
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'PLZ / Ort' });
  expect(screen.queryByRole('button', { name: 'Suche löschen' })).toBeNull();
  await user.type(search, '1100');
  expect(names()).toEqual(['Linde Wien']);
  expect(screen.getByText('liefert dorthin: Favoriten (1100)')).toBeDefined();

  await user.clear(search);
  await user.type(search, 'Salzburg');
  expect(screen.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Suche löschen' }));
  expect(names()).toEqual(['Linde Wien', 'Linde Linz']);
  expect(document.activeElement).toBe(search);
});
