import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { block } from '@bestellwerk/domain/records/definitions/block';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { renderShop } from '../../testing/render-shop.js';
import { catalogue } from '../../testing/shop-fixture.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const open = (more: object, path = '/') =>
  renderShop({ path, answers: { 'GET /api/init': () => ({ ...catalogue, ...more }) as never } });
const blockOf = (type: string, text: string) => ({
  ...{ ...block.example, id: id(1), type, content: { body: { format: 'html', text } } },
});

describe('a notice', () => {
  const notice = blockOf('noticeBlock', '<p>Vom 1. bis 7. August auf Urlaub</p>');
  const dialog = () => screen.findByRole('dialog', { name: 'Hinweis' });

  test('comes half a second after the shop, and not again in the same visit once it is closed', async () => {
    open({ blocks: [notice] });
    expect((await dialog()).textContent).toContain('auf Urlaub');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    jest.useFakeTimers();
    try {
      open({ blocks: [notice] });
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(screen.queryByRole('dialog')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('that was changed comes again', async () => {
    open({ blocks: [notice] });
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    cleanup();
    open({ blocks: [blockOf('noticeBlock', '<p>Bis 9. August</p>')] });
    expect((await dialog()).textContent).toContain('Bis 9. August');
  });

  test.each(['/store/wien/checkout', '/vorschau'])('never comes at %s', async (path) => {
    jest.useFakeTimers();
    try {
      open({ blocks: [notice] }, path);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(screen.queryByRole('dialog')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});

test('what the shop says about itself stands on its home page', async () => {
  open({ blocks: [blockOf('aboutBlock', '<h2>Seit 1904</h2>')] });
  expect(await screen.findByRole('heading', { name: 'Seit 1904' })).toBeTruthy();
});

describe('navigations', () => {
  const page = { ...site.example, id: id(5), path: '/ueber-uns' };
  const link = (label: string, address: string, children: object[] = []) => ({
    label,
    site: null,
    address,
    children,
  });
  const items = [
    { label: 'Wir', site: { id: id(5) }, address: '', children: [] },
    { label: 'Nirgends', site: { id: id(6) }, address: '', children: [] },
    link('Mehr', '', [link('Jobs', 'https://jobs.example.org')]),
  ];
  const navigations = [
    { id: id(8), identifier: 'main', items },
    { id: id(9), identifier: 'footer', items },
  ];
  const hrefs = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));

  test('in the head lead to pages and open what is below, which Escape closes', async () => {
    open({ navigations, sites: [page] });
    const head = await screen.findByRole('navigation', { name: 'Hauptmenü' });
    expect(hrefs(head)).toEqual(['/ueber-uns']);
    const more = within(head).getByRole('button', { name: 'Mehr' });
    fireEvent.click(more);
    expect(hrefs(head)).toEqual(['/ueber-uns', 'https://jobs.example.org']);
    fireEvent.keyDown(within(head).getByRole('link', { name: /Jobs/ }), { key: 'Escape' });
    expect([more.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', more]);
  });

  test('on phones stand behind a button', async () => {
    open({ navigations, sites: [page] });
    fireEvent.click(await screen.findByRole('button', { name: 'Menü' }));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    expect(hrefs(menu)).toEqual(['/ueber-uns', 'https://jobs.example.org']);
    fireEvent.click(within(menu).getByRole('link', { name: 'Wir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('in the foot show all they have', async () => {
    open({ navigations, sites: [page] });
    const foot = await screen.findByRole('navigation', { name: 'Weitere Seiten' });
    expect(hrefs(foot)).toEqual(['/ueber-uns', 'https://jobs.example.org']);
    expect(within(foot).getByText('Mehr')).toBeTruthy();
  });

  test('are not there where nothing leads anywhere', async () => {
    open({ navigations: [{ ...navigations[0], items: [items[1]] }] });
    await screen.findByRole('navigation', { name: 'Rechtliches' });
    expect(screen.queryByRole('button', { name: 'Menü' })).toBeNull();
  });
});
