import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textDigests } from '@bestellwerk/domain/content-ai/text-digests';
import { type Site, site } from '@bestellwerk/domain/records/definitions/site';
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

  it('is asked for again by the same words, or left, which leads back to them', async () => {
    const { writes } = open();
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole('button', { name: 'Noch einmal' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    const [first, second] = writes();
    expect(second!.body).toEqual(first!.body);
    expect(second!.key).not.toBe(first!.key);
    await userEvent.click(await dialog.findByRole('button', { name: 'Zurück' }));
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

  it('whose service was away is asked for under another key, by the same words: under the former one it would fail again', async () => {
    const away = new Refusal(502, [{ message: 'Nicht erreichbar.', field: null }]);
    const { writes } = open({ [GENERATE]: () => away });
    const dialog = await ask();
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Entwurf erstellen' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    const [first, second] = writes();
    expect(second!.body).toEqual(first!.body);
    expect(second!.key).not.toBe(first!.key);
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

describe('former drafts', () => {
  const JOBS = 'GET /api/content-ai/sites/s-1/jobs';
  const job = {
    ...{ id: jobId, at: '2026-11-29T13:20:00.000Z', by: { id: 'u-1', name: 'Vera Beispiel' } },
    ...{ fields: ['title'], instruction: 'Stellen Sie den Gastgarten vor.', state: 'completed' },
    ...{ reason: null, model: 'm-1', tokens: 50 },
  };

  it('are listed with what became of them, and one that was not taken over can be opened and taken over', async () => {
    const jobs = [
      job,
      { ...job, id: 'j-2', state: 'taken' },
      { ...job, id: 'j-3', state: 'failed', reason: 'declined', instruction: null },
    ];
    const kept = { jobId, draft: { title: 'Neuer Titel' }, warnings: [] };
    const { writes } = open({
      [JOBS]: () => jobs,
      [`GET /api/content-ai/drafts/${jobId}`]: () => kept,
      [TAKE]: () => ({ ...page, revision: '4' }),
    });
    const dialog = await drawer();
    const list = await dialog.findByRole('region', { name: 'Frühere Entwürfe' });
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Nicht übernommen 29.11.2026, 14:20 · Vera Beispiel · Titel„Stellen Sie den Gastgarten vor.“Öffnen',
      'Übernommen 29.11.2026, 14:20 · Vera Beispiel · Titel„Stellen Sie den Gastgarten vor.“',
      'Fehlgeschlagen Vom Modell abgelehnt · 29.11.2026, 14:20 · Vera Beispiel · Titel',
    ]);
    await userEvent.click(within(list).getByRole('button', { name: 'Entwurf vom 29.11.2026, 14:20 öffnen' }));
    const head = await dialog.findByRole('heading', { name: 'Vorschlag' });
    await waitFor(() => expect(document.activeElement).toBe(head));
    expect(dialog.queryByRole('button', { name: 'Noch einmal' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Zurück' }));
    expect(document.activeElement).toBe(await dialog.findByRole('textbox', { name: /Anweisung/ }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Entwurf vom/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Als Entwurf übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toMatchObject([
      { path: `/api/content-ai/drafts/${jobId}/take`, body: { fields: ['title'] } },
    ]);
  });

  it('are not spoken of where there are none', async () => {
    const asked = jest.fn(() => []);
    open({ [JOBS]: asked });
    const dialog = await drawer();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(dialog.queryByText('Frühere Entwürfe')).toBeNull();
  });

  it('that could not be opened say so, and stay', async () => {
    const { store } = open({
      [JOBS]: () => [job],
      [`GET /api/content-ai/drafts/${jobId}`]: () => new Refusal(503, [{ message: 'Weg.', field: null }]),
    });
    const dialog = await drawer();
    await userEvent.click(await dialog.findByRole('button', { name: /^Entwurf vom/ }));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Weg.'));
    expect(dialog.getByRole('region', { name: 'Frühere Entwürfe' })).toBeTruthy();
  });
});

describe('a page', () => {
  const mark = {
    ...{ jobId, fields: ['title', 'body'] as const, provider: 'x', model: 'm-1' },
    ...{ at: '2026-11-29T13:20:00.000Z', by: 'u-1' },
  };
  const older = { ...mark, jobId: 'older', fields: ['title'] };
  const revision = (number: string, kind: string, name: string, changes: object[] = []) => ({
    ...{ revision: number, kind, changes, at: '2026-11-30T08:00:00.000Z' },
    actor: { kind: 'user', id: name === 'Vera Beispiel' ? 'u-1' : 'u-2', name },
  });
  const taken = revision('4', 'changed', 'Vera Beispiel', [
    { field: 'generated', before: [older], after: [older, mark] },
  ]);
  const published = revision('5', 'published', 'Resi Lindner');
  const view = (generated: object[], history: object[] = [taken]) =>
    open({ 'GET /api/sites/s-1/history': () => history }, { record: { ...page, generated } as ReadRecord });
  const { title, content } = page as unknown as Site;
  const digests = textDigests({ title, description: '', content }, mark.fields);

  it('says which of its texts a model drafted, when, by which model and for whom', async () => {
    view([older, mark]);
    expect(
      await screen.findByText(/Titel, Text · 29\.11\.2026, 14:20 · Modell m-1 · von Vera Beispiel$/),
    ).toBeTruthy();
    expect(screen.getByText('Mit KI entworfen')).toBeTruthy();
    expect(screen.getByText('Frühere Entwürfe mit KI (1)')).toBeTruthy();
  });

  it('says so unchanged as long as its texts are those of the draft', async () => {
    view([{ ...mark, digests }]);
    expect(await screen.findByText('Mit KI entworfen')).toBeTruthy();
    expect(screen.queryByText(/seither/)).toBeNull();
  });

  it('says which of them people have changed since', async () => {
    const before = textDigests({ title: 'Vom Modell', description: '', content }, mark.fields);
    view([{ ...mark, digests: before }]);
    expect(await screen.findByText('Mit KI entworfen, seither geändert')).toBeTruthy();
    expect(await screen.findByText(/ · seither geändert: Titel$/)).toBeTruthy();
  });

  it('says who was the first to publish a draft since, and nobody before it was taken over', async () => {
    const again = { ...revision('6', 'published', 'Vera Beispiel'), at: '2026-12-01T08:00:00.000Z' };
    view([mark], [again, published, taken]);
    expect(await screen.findByText(/ · veröffentlicht von Resi Lindner, 30\.11\.2026, 09:00$/)).toBeTruthy();
    cleanup();
    view([mark], [taken, { ...published, revision: '3' }]);
    await screen.findByText(/von Vera Beispiel$/);
    expect(screen.queryByText(/veröffentlicht/)).toBeNull();
  });
});

const textOf = ({ textContent }: HTMLElement) => textContent;
