import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';
import { Described } from '@bestellwerk/ui/testing/fake-server';
import { manager, show } from '../../testing/show.js';
import AuditLogPage from './audit-log-page.js';

const original = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

const auditor = { ...manager, roles: ['ROLE_AUDITOR' as const] };
const change = {
  id: 'e-1',
  at: '2026-11-20T10:00:00.000Z',
  position: '100',
  revision: '1',
  type: 'TagChanged',
  text: 'Tag geändert',
  kind: 'changed',
  actor: { kind: 'user', id: 'u-1', name: 'Resi Lindner' },
  origin: 'back office',
  resource: 'tag',
  path: 'tags',
  record: 't-1',
  title: 'Vegan',
  order: null,
  branch: null,
  closing: null,
  detail: null,
  attempts: null,
  fields: ['name'],
};
const confirmed = {
  ...change,
  id: 'e-2',
  type: 'OrderConfirmed',
  text: 'Bestellung bestätigt',
  kind: null,
  resource: 'order',
  path: '',
  record: 'o-1',
  title: null,
  order: { id: 'o-1', uid: 'K7Q105XWPZ', ticketNumber: 12 },
  branch: { id: 'b-1', name: 'Altstadt' },
  fields: [],
};
const page = (entries: unknown[], next: string | null = null) =>
  new Described(entries, { total: entries.length, hasMore: false, limit: 50, next });
const unproven = { head: null, proofs: [] };
const hash = 'a'.repeat(64);
const kept = {
  ...{ product: 'Bestellwerk', proof: 1, at: '2026-11-20T09:00:00.000Z', events: 1234, hash },
  ...{ publicKey: 'key', signature: 'signature' },
};
const proven = {
  id: 'p-1',
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:00:05.000Z',
  ...{ outcome: 'right', events: 1234, total: 1234, hash, finding: null, kept },
};
const sealed = { head: { events: 1250, hash, at: '2026-11-20T09:30:00.000Z' }, proofs: [proven] };
const opened = (
  entries: unknown[],
  {
    seal = unproven as object,
    path = '/',
    next = null as string | null,
    newer = [] as unknown[],
    entry = null as object | null,
  } = {},
) => {
  const lists = { entries, newer };
  const answers = {
    'GET /api/logs': () => page(lists.entries, next),
    'GET /api/newer-logs': () => page(lists.newer),
    'GET /api/log-proofs': () => seal,
    'GET /api/logs/e-2': () => entry,
  };
  const shown = show(<AuditLogPage />, answers, auditor, path);
  const send = globalThis.fetch;
  globalThis.fetch = (address, options) =>
    send(String(address).includes('sort=at&') ? '/api/newer-logs' : address, options);
  return { ...shown, lists };
};

/** The addresses that are asked from now on. */
function asking(): string[] {
  const asked: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    asked.push(decodeURIComponent(String(address)));
    return send(address, options);
  };
  return asked;
}

describe('the journal', () => {
  test('lists person, time and change, and links to old and new values', async () => {
    opened([change]);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row.textContent).toContain('20.11.2026 11:00');
    expect(row.textContent).toContain('Resi Lindner');
    const link = within(row).getByRole('link', { name: 'Tag „Vegan“ geändert' });
    expect(link.getAttribute('href')).toBe('/?entry=e-1');
    expect(within(row).getByText('Name')).toBeTruthy();
  });

  test('lists what happened to an order, and leads there', async () => {
    opened([confirmed]);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(within(row).getByRole('link', { name: 'Bestellung bestätigt' })).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Ticket 12' }).getAttribute('href')).toBe('/orders/o-1');
    expect(row.textContent).toContain('Altstadt');
  });

  test('names branch, day, difference and reason of a closing', async () => {
    const title = 'Abschluss Altstadt, 23.11.2026';
    const about = { ...confirmed, order: null, resource: 'closing', type: 'DayClosed', title };
    opened([{ ...about, text: 'Tag abgeschlossen', closing: { difference: -0.5, reason: 'Bruch' } }]);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row.textContent!.replaceAll('\u00a0', ' ')).toContain(`${title}: Differenz −0,50 €, Grund: Bruch`);
  });

  test('says of a payment how much it was and how it was paid, in the list and in the opened entry', async () => {
    const detail = 'Zahlung über 4,40 € erfasst (Barzahlung).';
    const paid = { ...confirmed, type: 'PaymentRecorded', text: 'Zahlung erfasst', detail };
    const entry = { ...paid, changes: [], stream: 'order-o-1', commandId: 'c', content: [] };
    opened([paid], { path: '/?entry=e-2', entry: { ...entry, mayShowPersonal: false } });
    const drawer = await screen.findByRole('dialog', { name: 'Eintrag im Protokoll' });
    expect(await within(drawer).findByRole('heading', { name: 'Zahlung erfasst' })).toBeTruthy();
    expect(within(drawer).getByText(detail)).toBeTruthy();
    const row = screen.getAllByRole('row', { hidden: true })[1]!;
    expect(within(row).getByText(detail)).toBeTruthy();
  });

  test('counts the attempts of a print job at the first one, with the printer and the ticket', async () => {
    const text = 'Druckversuch fehlgeschlagen, wird wiederholt';
    const about = { ...confirmed, resource: 'printJob', record: 'j-1', type: 'PrintJobFailed', text };
    const detail = 'Beleg, Drucker „Theke“';
    opened([{ ...about, detail, attempts: { count: 27, lastAt: '2026-11-20T10:13:00.000Z' } }]);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(within(row).getByText('Beleg, Drucker „Theke“')).toBeTruthy();
    expect(within(row).getByText('27-mal, zuletzt 20.11.2026, 11:13')).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Ticket 12' })).toBeTruthy();
  });

  test('says what it can be searched by, and why nothing is found for the name of a guest', async () => {
    opened([], { path: '/?text=Huber' });
    expect(screen.getByLabelText('Suche').getAttribute('placeholder')).toBe(
      'Ticket, Nummer, Mitarbeiter, Begründung',
    );
    const hint = await screen.findByText(/Namen von Gästen/);
    expect(hint.textContent).toContain('Begründungen');
  });

  test('leaves out fields that have no name for people', async () => {
    const fields = ['description', 'crop', 'version'];
    opened([{ ...change, resource: 'image', path: 'images', fields }]);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(within(row).getByText('Alternativtext, Ausschnitt')).toBeTruthy();
  });

  test('can be narrowed down to an area and to what happened there', async () => {
    opened([]);
    const asked = asking();
    expect(await screen.findByText('Nichts in dieser Auswahl.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Bereich'), 'Bestellungen und Zahlungen');
    await userEvent.selectOptions(await screen.findByLabelText('Was'), 'Bestellung storniert');
    const last = asked.filter((address) => address.includes('/api/logs?')).at(-1);
    expect(last).toContain('filter[resource]=order');
    expect(last).toContain('filter[type]=OrderCanceled');
  });

  test('hides what happened by itself until it is asked for, in the list and in the file', async () => {
    opened([change]);
    const asked = asking();
    const last = () => asked.filter((address) => address.includes('/api/logs?')).at(-1);
    expect(await screen.findByText(/^Ohne automatische Einträge/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Von wem').value).toBe('people');
    await userEvent.selectOptions(screen.getByLabelText('Von wem'), 'Gäste');
    await waitFor(() => expect(last()).toContain('filter[by]=guests'));
    await userEvent.click(screen.getByRole('button', { name: 'Als Datei speichern' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tabelle (CSV)' }));
    expect(asked.find((address) => address.includes('logs/export'))).toContain('filter[by]=guests');
    await userEvent.click(screen.getByRole('button', { name: 'Auch automatische zeigen' }));
    await waitFor(() => expect(last()).not.toContain('filter[by]'));
    expect(screen.queryByText(/^Ohne automatische Einträge/)).toBeNull();
  });

  test('shows all that happened to one record, by whomever', async () => {
    opened([change], { path: '/?record=t-1' });
    expect(await screen.findByText('Resi Lindner')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Von wem').value).toBe('all');
    expect(screen.queryByText(/^Ohne automatische Einträge/)).toBeNull();
  });

  test('says that the usual text of a message was restored, and of which message', async () => {
    const template = { ...change, type: 'MessageTemplateRemoved', kind: 'removed', fields: [] };
    opened([
      {
        ...{ ...template, resource: 'messageTemplate', path: 'message-templates' },
        ...{ title: 'Bestellung bestätigt', text: 'Üblichen Text wiederhergestellt' },
      },
    ]);
    await screen.findByRole('link', { name: 'Üblichen Text wiederhergestellt: „Bestellung bestätigt“' });
  });

  test('says how many entries came, and shows them on demand only', async () => {
    const { lists } = opened([change], { newer: [confirmed] });
    const asked = asking();
    const shown = await screen.findByRole('button', { name: '1 neuen Eintrag anzeigen' });
    expect(screen.queryByText('Bestellung bestätigt')).toBeNull();
    lists.entries = [confirmed, change];
    lists.newer = [];
    await userEvent.click(shown);
    expect(await screen.findByText('Bestellung bestätigt')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /anzeigen$/ })).toBeNull());
    expect(asked.at(-1)).toContain('sort=at&before=2026-11-20T10:00:00.000Z_100_1');
  });

  test('asks for entries on top again when the journal has changed', async () => {
    const subscribe = jest.spyOn(liveSocket, 'subscribe');
    const { lists } = opened([change]);
    await screen.findByText('Resi Lindner');
    await waitFor(() => expect(subscribe).toHaveBeenCalled());
    lists.newer = [confirmed, { ...confirmed, id: 'e-3' }];
    const [, listener] = subscribe.mock.calls.find(([topic]) => topic === 'records:logs')!;
    listener.onChanges({ topic: 'records:logs', projection: 'journal', position: '7', rows: [] });
    await screen.findByRole('button', { name: '2 neue Einträge anzeigen' });
  });

  test('has nothing new to show in a period that is over', async () => {
    opened([change], { path: '/?from=2026-11-01&to=2026-11-02', newer: [confirmed] });
    const asked = asking();
    await screen.findByText('Resi Lindner');
    expect(asked.filter((address) => address.includes('sort=at'))).toEqual([]);
  });

  test('leads to older entries by their place, and back to the newest', async () => {
    opened([change], { next: '2026-11-20T10:00:00.000Z_100_1' });
    const asked = asking();
    await userEvent.click(await screen.findByRole('button', { name: 'Ältere Einträge' }));
    expect(asked.at(-1)).toContain('before=2026-11-20T10:00:00.000Z_100_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Neueste Einträge' }));
    expect(screen.queryByRole('button', { name: 'Neueste Einträge' })).toBeNull();
  });

  test('denies access without permission', () => {
    show(<AuditLogPage />);
    expect(screen.getByText('Kein Zugriff auf das Protokoll.')).toBeTruthy();
  });
});

describe('the check of the log', () => {
  test('says when it was checked last, and shows length and head of the chain', async () => {
    opened([change], { seal: sealed });
    expect(await screen.findByText('Unverändert')).toBeTruthy();
    expect(screen.getByText(/Zuletzt geprüft am 20\.11\.2026,? 10:00/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Prüfung' }));
    const drawer = await screen.findByRole('dialog', { name: 'Prüfung des Protokolls' });
    expect(within(drawer).getByText('1.250 Ereignisse')).toBeTruthy();
    expect(within(drawer).getByText(/Dauer 5 Sekunden/)).toBeTruthy();
    expect(within(drawer).getByRole('button', { name: 'Nachweis herunterladen' })).toBeTruthy();
  });

  test('says in plain words what was found', async () => {
    const finding = { kind: 'changed', event: 601, stream: 'order-1', revision: '0', type: 'OrderPlaced' };
    opened([], {
      seal: { ...sealed, proofs: [{ ...proven, outcome: 'wrong', finding, kept: null }] },
      path: '/?proof',
    });
    const drawer = await screen.findByRole('dialog', { name: 'Prüfung des Protokolls' });
    const found = await within(drawer).findByRole('alert');
    expect(found.textContent).toBe(
      'Ereignis 601 wurde verändert („Bestellung aufgegeben“, order-1, Nummer 0).',
    );
  });

  test('shows how far a running check is', async () => {
    const running = { ...proven, id: 'p-2', outcome: 'running', finishedAt: null, events: 500, kept: null };
    opened([], { seal: { ...sealed, proofs: [running, proven] }, path: '/?proof' });
    expect(await screen.findByText('500 von 1.234 Ereignissen geprüft')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Jetzt prüfen' })).toBeNull();
  });

  test('refuses what is no proof, before anything is sent', async () => {
    opened([], { seal: sealed, path: '/?proof' });
    await userEvent.type(await screen.findByLabelText('Inhalt des Nachweises'), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Vergleichen' }));
    expect(screen.getByText(/^Das ist kein Nachweis/)).toBeTruthy();
  });
});
