import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@bestellwerk/domain/records/definitions/site';
import { Refusal } from '@bestellwerk/ui/testing/fake-server';
import type { ReadRecord } from '../../../shared/records/record-types.js';
import { manager, show } from '../../../testing/show.js';
import DraftTools from './draft-tools.js';

afterEach(cleanup);

const editor = { ...manager, roles: ['ROLE_CONTENT_EDITOR' as const] };
const page = {
  ...site.example,
  ...{ id: 's-1', revision: '3', title: 'Alter Titel', isRemoved: false, generated: [], publication: [] },
} as unknown as ReadRecord;
const ai = {
  ...{ provider: 'api.example.org', textModel: 'm-1', imageModel: null, month: '2026-11' },
  ...{ used: { tokens: 12_400, images: 0 }, budget: { tokens: 200_000, images: 0 } },
};
const jobId = '33333333-3333-4333-8333-333333333333';
const drafted = {
  ...{
    jobId,
    status: 'completed',
    usage: { tokens: 50 },
    remaining: ai.used,
    warnings: ['Ohne Vorschlag blieb: Beschreibung.'],
  },
  draft: { title: 'Neuer Titel', content: { body: { format: 'html', text: '<p>Seit 1904 am Platz.</p>' } } },
};
const GENERATE = 'POST /api/content-ai/generate/site/s-1';
const TAKE = `POST /api/content-ai/drafts/${jobId}/take`;

function open(answers = {}, { record = page, isDirty = false, user = editor as typeof manager } = {}) {
  return show(
    <DraftTools record={record} isDirty={isDirty} isReadOnly={false} />,
    { 'GET /api/content-ai': () => ai, [GENERATE]: () => drafted, ...answers },
    user,
  );
}
async function drawer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Entwurf mit KI' }));
  return within(await screen.findByRole('dialog', { name: 'Entwurf mit KI' }));
}
async function ask() {
  const dialog = await drawer();
  await userEvent.type(dialog.getByRole('textbox', { name: /Anweisung/ }), 'Gastgarten vorstellen');
  await userEvent.click(dialog.getByRole('button', { name: 'Entwurf erstellen' }));
  return dialog;
}

describe('a draft by a model', () => {
  it('stands beside what there is, and only what is ticked becomes the draft of the page', async () => {
    const { writes } = open({ [TAKE]: () => ({ ...page, revision: '4' }) });
    const dialog = await ask();
    const head = await dialog.findByRole('heading', { name: 'Vorschlag' });
    await waitFor(() => expect(document.activeElement).toBe(head));
    expect(dialog.getByText('Ohne Vorschlag blieb: Beschreibung.')).toBeTruthy();
    expect(dialog.getByText('12.400 von 200.000 Token in diesem Monat')).toBeTruthy();
    const title = dialog.getByRole('region', { name: 'Titel' });
    expect([title.querySelector('del')?.textContent, title.querySelector('ins')?.textContent]).toEqual([
      ...['Alter', 'Neuer'],
    ]);
    expect(dialog.queryByRole('region', { name: 'Beschreibung' })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Titel übernehmen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Als Entwurf übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([
      {
        path: '/api/content-ai/generate/site/s-1',
        body: {
          instruction: 'Gastgarten vorstellen',
          mode: 'write',
          fields: ['title', 'description', 'body'],
        },
      },
      { path: `/api/content-ai/drafts/${jobId}/take`, body: { fields: ['body'] } },
    ]);
    const opener = screen.getByRole('button', { name: 'Entwurf mit KI' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('is asked for again by the same words, or dropped, which leads back to them', async () => {
    const { writes } = open();
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole('button', { name: 'Noch einmal' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    const [first, second] = writes();
    expect(second!.body).toEqual(first!.body);
    expect(second!.key).not.toBe(first!.key);
    await userEvent.click(await dialog.findByRole('button', { name: 'Verwerfen' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Anweisung/ });
    expect([field.value, document.activeElement]).toEqual(['Gastgarten vorstellen', field]);
  });

  it('that takes long says for how long, and can be canceled', async () => {
    let signal: AbortSignal | null | undefined;
    const { writes } = open({ [GENERATE]: () => new Promise(() => {}) });
    const { fetch } = globalThis;
    globalThis.fetch = jest.fn<typeof fetch>((address, init) => {
      if (init?.method === 'POST') signal = init.signal;
      return fetch(address, init);
    });
    const dialog = await ask();
    const cancel = await dialog.findByRole('button', { name: 'Abbrechen' });
    expect(dialog.getByText(/^\d+ s$/)).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toBe('Das Modell schreibt …');
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(cancel);
    const field = await dialog.findByRole('textbox', { name: /Anweisung/ });
    expect(document.activeElement).toBe(field);
    expect(signal?.aborted).toBe(true);
    expect(writes()).toHaveLength(1);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('that is refused says why, and keeps what was written', async () => {
    const refused = new Refusal(409, [{ message: 'Das Monatsbudget reicht nicht mehr.', field: null }]);
    open({ [GENERATE]: () => refused });
    const dialog = await ask();
    expect((await dialog.findByRole('alert')).textContent).toBe('Das Monatsbudget reicht nicht mehr.');
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Anweisung/ });
    expect(field.value).toBe('Gastgarten vorstellen');
  });

  it('of which nothing can be used says why', async () => {
    open({
      [GENERATE]: () => ({ ...drafted, status: 'failed', draft: {}, warnings: ['Nichts Verwendbares.'] }),
    });
    const dialog = await ask();
    expect((await dialog.findByRole('alert')).textContent).toBe('Nichts Verwendbares.');
  });

  it('of a page that was changed meanwhile is not taken over, and says so', async () => {
    const conflict = new Refusal(409, [{ message: 'Inzwischen geändert.', field: null }]);
    open({ [TAKE]: () => conflict });
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole('button', { name: 'Als Entwurf übernehmen' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Inzwischen geändert.');
  });

  it('is not asked for without words, or with numbers of people', async () => {
    const { writes } = open();
    const dialog = await drawer();
    await userEvent.click(dialog.getByRole('button', { name: 'Entwurf erstellen' }));
    expect(dialog.getByText('Bitte schreiben Sie, worum es gehen soll.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /Anweisung/ }), 'Ruf +43 660 1234567 an');
    await userEvent.click(dialog.getByRole('button', { name: 'Entwurf erstellen' }));
    expect(dialog.getByText(/Bitte nehmen Sie Telefonnummern heraus/)).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('is not asked for before changes of the form are saved', async () => {
    open({}, { isDirty: true });
    const dialog = await drawer();
    expect(dialog.getByText(/Bitte speichern Sie zuerst/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});

it('there is no button where no model is set up, or for those who may not use it', async () => {
  const answered = jest.fn(() => ({ ...ai, textModel: null }));
  open({ 'GET /api/content-ai': answered });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const asked = jest.fn(() => ai);
  open({ 'GET /api/content-ai': asked }, { user: manager });
  expect([screen.queryByRole('button'), asked.mock.calls]).toEqual([null, []]);
});

it('a page says which of its texts a model drafted, when, by which model and for whom', async () => {
  const mark = {
    jobId,
    fields: ['title', 'body'],
    provider: 'x',
    model: 'm-1',
    at: '2026-11-29T13:20:00.000Z',
    by: 'u-1',
  };
  const generated = [{ ...mark, jobId: 'older', fields: ['title'] }, mark];
  const jobs = [{ id: jobId, by: { id: 'u-1', name: 'Vera Beispiel' } }];
  open(
    { 'GET /api/content-ai/sites/s-1/jobs': () => jobs },
    { record: { ...page, generated } as ReadRecord },
  );
  expect(
    await screen.findByText(/Titel, Text · 29\.11\.2026, 14:20 · Modell m-1 · von Vera Beispiel/),
  ).toBeTruthy();
  expect(screen.getByText('Frühere Entwürfe mit KI (1)')).toBeTruthy();
});
