import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { block } from '@bestellwerk/domain/records/definitions/block';
import { node } from '@bestellwerk/domain/records/definitions/node';
import { site } from '@bestellwerk/domain/records/definitions/site';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import { show } from '../../testing/show.js';
import PreviewLinkButton from './preview-link.js';

afterEach(cleanup);

const link = { path: '/vorschau#abc', expiresAt: '2026-11-20T09:00:00.000Z' };
const open = async (resource: unknown, answers = {}) => {
  const { path } = resource as Resource;
  const shown = show(<PreviewLinkButton resource={resource as Resource} id="r-1" revision={null} />, {
    [`POST /api/${path}/r-1/preview`]: () => link,
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschau' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Vorschau' })) };
};
const withdrawal = async (dialog: ReturnType<typeof within>) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Alle Vorschau-Links zurückziehen' }));
  return within(await screen.findByRole('dialog', { name: 'Alle Vorschau-Links zurückziehen?' }));
};

it.each([site, block, node])(
  'a saved draft of $words.many is shown in the shop by a link',
  async (resource) => {
    const { dialog } = await open(resource);
    expect(dialog.getByRole('link', { name: 'Vorschau öffnen' }).getAttribute('href')).toBe('/vorschau#abc');
  },
);

it('all links are withdrawn after a question, and the one that was just made is no longer offered', async () => {
  const { dialog, writes } = await open(block, { 'POST /api/blocks/r-1/preview/withdraw': () => null });
  const question = await withdrawal(dialog);
  expect(writes()).toHaveLength(1);
  await userEvent.click(question.getByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ path }) => path)).toEqual([
    '/api/blocks/r-1/preview',
    '/api/blocks/r-1/preview/withdraw',
  ]);
});

it('who decides against it is back at the link', async () => {
  const { dialog, writes } = await open(site);
  await userEvent.click((await withdrawal(dialog)).getByRole('button', { name: 'Zurück' }));
  await screen.findByRole('link', { name: 'Vorschau öffnen' });
  expect(writes()).toHaveLength(1);
});

it('a withdrawal that fails leaves the question open and says so', async () => {
  const message = 'Das dürfen Sie nicht.';
  const { dialog, store } = await open(site, {
    'POST /api/sites/r-1/preview/withdraw': () => new Refusal(403, [{ message, field: null }]),
  });
  await userEvent.click((await withdrawal(dialog)).getByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: message }]));
  expect(screen.getByRole('dialog', { name: 'Alle Vorschau-Links zurückziehen?' })).toBeTruthy();
});
