import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../../testing/render-shop.js';
import { branch, catalogue } from '../../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
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

test('search and tags are still there on the way back from a branch, and can be cleared', async () => {
  renderShop({ path: '/', answers: { 'GET /api/init': init } });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'PLZ / Ort' }), 'linz wien');
  await user.click(screen.getByRole('button', { name: 'Gastgarten' }));
  await user.click(screen.getByRole('link', { name: 'Linde Wien' }));
  await user.click(await screen.findByRole('link', { name: /^Zurück zu allen Standorten/ }));
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'PLZ / Ort' });
  expect(search.value).toBe('linz wien');
  expect(screen.getByRole('button', { name: 'Gastgarten' }).getAttribute('aria-pressed')).toBe('true');
  expect(names()).toEqual(['Linde Wien']);
  await user.click(screen.getByRole('button', { name: 'Suche löschen' }));
  expect(names()).toEqual(['Linde Wien', 'Linde Linz']);
});

test('a card shows what a delivery costs and from which value on, of several areas the least', async () => {
  const [first] = branch.deliveryAreas;
  const deliveryAreas = [first!, { ...first!, area: 'Favoriten', price: 5, minimumOrderValue: 25 }];
  renderShop({
    path: '/',
    answers: {
      'GET /api/init': () => ({
        ...init(),
        branches: [
          { ...branch, deliveryAreas },
          { ...linz, isDeliveryEnabled: false },
        ],
      }),
    },
  });
  const card = async (name: string) =>
    (await screen.findByRole('heading', { level: 2, name })).closest('article')!;
  const offer = /Lieferung ab 3,00.€, Mindestbestellwert ab 15,00.€/;
  expect((await card('Linde Wien')).textContent).toMatch(offer);
  expect((await card('Linde Linz')).textContent).not.toMatch(/Mindestbestellwert/);
  await userEvent.setup().type(screen.getByRole('searchbox', { name: 'PLZ / Ort' }), 'Favoriten');
  expect((await card('Linde Wien')).textContent).toMatch(/Lieferung 5,00.€, Mindestbestellwert 25,00.€/);
});

test('a card that names the hours of today says that the branch is closed now', async () => {
  const later = {
    ...linz,
    isPreorderEnabled: true,
    openingHours: [],
    closedMessage: 'Offen heute 18:00 Uhr bis 22:00 Uhr',
  };
  renderShop({ path: '/', answers: { 'GET /api/init': () => ({ ...init(), branches: [later] }) } });
  expect(await screen.findByText('Derzeit geschlossen · Vorbestellung möglich')).toBeDefined();
});

test('a tag with a picture shows it, and is named only once', async () => {
  const image = { id: '00000000-0000-4000-8000-000000000077', version: 1, extension: 'webp' };
  renderShop({
    path: '/',
    answers: { 'GET /api/init': () => ({ ...init(), tags: [{ ...garden!, image }, pets] }) },
  });
  const tag = await screen.findByRole('button', { name: 'Gastgarten' });
  expect(tag.querySelector('img')!.getAttribute('src')).toContain('/image/icon/');
  expect(screen.getByRole('button', { name: 'Hunde willkommen' }).querySelector('img')).toBeNull();
});

test('on a phone a search that is sent scrolls to the results, on wide screens it does not', async () => {
  const wide = window.matchMedia;
  const scrolled: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const search = async () => {
    renderShop({ path: '/', answers: { 'GET /api/init': init } });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'PLZ / Ort' }), 'linz{Enter}');
  };
  await search();
  expect(scrolled).toEqual([]);
  cleanup();
  sessionStorage.clear();
  window.matchMedia = (media) => ({ ...wide(media), matches: false }) as MediaQueryList;
  await search();
  expect(scrolled.at(-1)).toBe(screen.getByRole('region', { name: 'Standorte' }));
  window.matchMedia = wide;
  scroll.mockRestore();
});

test('a branch with a logo shows it on its card', async () => {
  const logo = { id: '00000000-0000-4000-8000-000000000078', version: 2, extension: 'webp' };
  renderShop({
    path: '/',
    answers: { 'GET /api/init': () => ({ ...init(), branches: [{ ...linz, logo }] }) },
  });
  const card = (await screen.findByRole('heading', { name: 'Linde Linz' })).closest('article')!;
  expect(card.querySelector('img')!.getAttribute('src')).toContain(`/image/thumbnail/${logo.id}-2`);
});
