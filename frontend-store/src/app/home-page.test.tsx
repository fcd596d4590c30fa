import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { block } from '@bestellwerk/domain/records/definitions/block';
import { node } from '@bestellwerk/domain/records/definitions/node';
import { renderShop } from '../../testing/render-shop.js';
import { branch, catalogue } from '../../testing/shop-fixture.js';

afterEach(cleanup);

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const daily = { type: 'daily' as const, date: null, isClosed: false };
const bistro = {
  ...branch,
  ...{ isDeliveryHoursEnabled: true, phone: '+43 (1) 234-56', email: 'bistro@example.org' },
  openingHours: [{ ...daily, from: '08:00', to: '20:00' }],
  deliveryHours: [{ ...daily, from: '17:00', to: '20:00' }],
  images: [
    { id: id(1), version: 1, extension: 'webp', description: 'Gastgarten' },
    { id: id(2), version: 3, extension: 'webp' },
  ],
};
const open = (settings: object, more: object = {}, path = '/') =>
  renderShop({
    path,
    answers: {
      'GET /api/init': () =>
        ({
          ...catalogue,
          branches: [bistro],
          ...more,
          config: { ...catalogue.config, enablePluginHomePage: true, ...settings },
        }) as never,
    },
  });
const text = (html: string) => ({ format: 'html' as const, text: html });
const sources = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));

describe('the home page of a branch', () => {
  const about = {
    ...block.example,
    id: id(3),
    type: 'aboutBlock',
    content: { body: text('<p>Seit 1904.</p>') },
  };
  const home = node.schemas.entity.parse({
    ...{ id: id(4), name: 'Start', identifier: 'home' },
    items: [{ label: 'Aus der Region', text: text('<p>Vom Nachbarn.</p>'), address: '/ueber-uns' }],
  });

  test('with a gallery shows address, hours, what the shop says about itself and all pictures', async () => {
    open({ homeLayout: 'gallery' }, { blocks: [about], nodes: [home] });
    const place = await screen.findByRole('region', { name: bistro.name });
    expect(within(place).getByText(catalogue.divisions[0]!.businessName)).toBeTruthy();
    expect(within(place).getByRole('link', { name: 'Jetzt vorbestellen' }).getAttribute('href')).toBe(
      `/store/${bistro.identifier}`,
    );
    expect(within(place).getByRole('link', { name: bistro.phone }).getAttribute('href')).toBe(
      'tel:+43123456',
    );
    expect(screen.getByText('Seit 1904.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Aus der Region' }).getAttribute('href')).toBe('/ueber-uns');
    expect(sources()).toEqual([expect.stringContaining(`${id(1)}-1`), expect.stringContaining(`${id(2)}-3`)]);
    expect(screen.getByRole('img', { name: 'Gastgarten' })).toBeTruthy();
    expect(screen.queryByText(/Filialen werden angezeigt/)).toBeNull();
  });

  test('shows opening hours and, by a button, those of deliveries', async () => {
    open({ homeLayout: 'gallery' });
    const hours = async (name: string) =>
      within(await screen.findByRole('region', { name })).getAllByRole('row')[0]!.textContent;
    expect(await hours('Öffnungszeiten')).toBe('Montag08:00–20:00');
    fireEvent.click(screen.getByRole('button', { name: 'Lieferzeiten anzeigen' }));
    expect(await hours('Lieferzeiten')).toBe('Montag17:00–20:00');
    fireEvent.click(screen.getByRole('button', { name: 'Öffnungszeiten anzeigen' }));
    expect(await hours('Öffnungszeiten')).toBe('Montag08:00–20:00');
  });

  test('with teasers leads to the menu, to the phone and to the way there', async () => {
    open({ homeLayout: 'teasers' });
    const teasers = await screen.findByRole('region', { name: 'Auf einen Blick' });
    expect(
      within(teasers)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      `/store/${bistro.identifier}`,
      'tel:+43123456',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/),
    ]);
    expect(screen.getByRole('link', { name: 'bistro@example.org' })).toBeTruthy();
  });

  test('has no teasers where there are several branches, but hours and contact of each', async () => {
    const other = { ...bistro, id: id(9), identifier: 'linz', name: 'Linz' };
    open({ homeLayout: 'teasers' }, { branches: [bistro, other] });
    const linz = await screen.findByRole('region', { name: 'Linz' });
    expect(within(linz).getByRole('heading', { name: 'Kontakt' })).toBeTruthy();
    expect(within(linz).getAllByRole('row')).toHaveLength(7);
    expect(within(linz).getByRole('link', { name: 'Jetzt vorbestellen' }).getAttribute('href')).toBe(
      '/store/linz',
    );
    expect(screen.queryByRole('region', { name: 'Auf einen Blick' })).toBeNull();
  });
});

describe('the head with a slogan', () => {
  const slogan = { headerVariant: '2', slogan: '' };
  const hours = (openingHours: object[]) => ({ ...bistro, openingHours, isDeliveryHoursEnabled: false });

  test('leads from anywhere to the first branch', async () => {
    open(slogan);
    expect(await screen.findByRole('link', { name: /AN MACHER MUAS EASSA!/ })).toBeTruthy();
    const [order] = await screen.findAllByRole('link', { name: 'Jetzt vorbestellen' });
    expect(order!.getAttribute('href')).toBe(`/store/${bistro.identifier}`);
  });

  test('has the slogan of the settings', async () => {
    open({ ...slogan, slogan: 'Servus!' });
    expect(await screen.findByRole('link', { name: /Servus!/ })).toBeTruthy();
  });

  test('leads to the products of a branch that is open, and says if it is closed', async () => {
    const at = `/store/${bistro.identifier}`;
    open(slogan, { branches: [hours([{ ...daily, from: '00:00', to: '24:00' }])] }, at);
    const link = await screen.findByRole('link', { name: 'Zu den Produkten' });
    await waitFor(() => expect(document.querySelector(link.getAttribute('href')!)).toBeTruthy());
    cleanup();
    open(slogan, { branches: [hours([])] }, at);
    expect(await screen.findByText('Derzeit geschlossen :(')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zu den Produkten' })).toBeNull();
  });
});

describe('the page about accessibility', () => {
  const link = () => screen.queryByRole('link', { name: 'Barrierefreiheit' });

  test('is always linked in the second foot only', async () => {
    open({ footerVariant: '1' });
    await screen.findByRole('navigation', { name: 'Rechtliches' });
    expect(link()).toBeNull();
    cleanup();
    open({ footerVariant: '2' });
    await screen.findByRole('navigation', { name: 'Rechtliches' });
    expect(link()?.getAttribute('href')).toBe('/site/accessibility');
  });
});
