import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { manager, show } from '../../../../testing/show.js';
import { HistoryDrawer } from '../history-drawer.js';

const onClose = jest.fn();
afterEach(() => {
  cleanup();
  onClose.mockClear();
});

const at = (day: number) => `2026-11-${day}T08:00:00.000Z`;
const html = (text: string) => ({ body: { format: 'html', text }, sections: [] });
const revision = (number: number, kind: string, changes: object) => ({
  ...{ revision: String(number), position: String(number), at: at(10 + number), kind, origin: 'back office' },
  actor: { kind: 'user', id: 'u-1', name: 'Vera Beispiel' },
  changes: Object.entries(changes).map(([field, after]) => ({ field, before: null, after })),
});
const history = [
  revision(2, 'changed', { content: html('<p>Seit 1904 in der Gasse.</p>'), noIndex: true }),
  revision(1, 'published', {}),
  revision(0, 'created', { name: 'Über uns', content: html('<p>Seit 1904 am Platz.</p>'), noIndex: false }),
];
const open = (answers = {}) => {
  const editor = { ...manager, roles: ['ROLE_CONTENT_EDITOR' as const] };
  const place = { path: 'sites', id: 's-1' };
  return show(
    <HistoryDrawer
      {...{
        resource: site as unknown as Resource,
        place,
        name: 'Über uns',
        opened: true,
        onRestore: () => undefined,
      }}
      onClose={onClose}
    />,
    { 'GET /api/sites/s-1/history': () => history, ...answers },
    editor,
  );
};
const entry = async (index: number) => within((await screen.findAllByRole('listitem'))[index]!);
const compare = async (index: number) => {
  await userEvent.click((await entry(index)).getByRole('button', { name: 'Vergleichen' }));
  return within(await screen.findByRole('dialog', { name: 'Fassungen vergleichen' }));
};

it('an earlier version stands beside the newest, with the words that only one of them has', async () => {
  open();
  const dialog = await compare(2);
  const text = (tag: string) =>
    [...dialog.getByRole('heading', { name: 'Inhalt › Text' }).parentElement!.querySelectorAll(tag)].map(
      ({ textContent }) => textContent,
    );
  expect([text('del'), text('ins')]).toEqual([['am Platz'], ['in der Gasse']]);
  expect(dialog.getByRole('heading', { name: 'Nicht in Suchmaschinen' })).toBeTruthy();
  expect(dialog.queryByRole('heading', { name: 'Name' })).toBeNull();
  await userEvent.click(dialog.getByRole('switch', { name: 'Auch zeigen, was gleich ist' }));
  expect(dialog.getByRole('heading', { name: 'Name' })).toBeTruthy();
});

it('any two versions can be compared, and equal ones say so', async () => {
  open();
  const dialog = await compare(2);
  await userEvent.selectOptions(dialog.getByLabelText('Rechts'), '1');
  expect(dialog.getByRole('status').textContent).toBe('Diese beiden Fassungen sagen dasselbe.');
});

it('an earlier version is shown as guests would see it, by a link for an hour', async () => {
  const link = { path: '/vorschau#abc', expiresAt: at(20) };
  const { writes } = open({ 'POST /api/sites/s-1/preview': () => link });
  await userEvent.click(await (await entry(2)).findByRole('button', { name: 'Vorschau' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vorschau' }));
  expect(dialog.getByRole('link', { name: 'Vorschau öffnen' }).getAttribute('href')).toBe('/vorschau#abc');
  expect(writes()).toMatchObject([{ path: '/api/sites/s-1/preview', body: { revision: '0' } }]);
});

it('Escape closes the comparison and leaves the history open', async () => {
  open();
  const dialog = await compare(2);
  dialog.getByRole('switch', { name: 'Auch zeigen, was gleich ist' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fassungen vergleichen' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('versions of the same minute have their seconds, in the list and where they are chosen', async () => {
  const near = history.map((one, index) => ({
    ...one,
    at: index === 2 ? at(10) : `2026-11-20T08:00:0${3 - index}.000Z`,
  }));
  open({ 'GET /api/sites/s-1/history': () => near });
  const dialog = await compare(1);
  const options = within(dialog.getByLabelText('Links')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent!.replace(/, Vera.*/, ''))).toEqual([
    ...['20.11.2026, 09:00:03', '20.11.2026, 09:00:02', '10.11.2026, 09:00'],
  ]);
  expect(screen.getByText('20.11.2026, 09:00:02', { selector: 'time' })).toBeTruthy();
});
