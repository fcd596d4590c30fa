import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditLogDetail, AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { defaultTemplates } from '@bestellwerk/domain/messages/default-templates';
import { normalizeSpaces } from '@bestellwerk/domain/text/testing/normalize-spaces';
import { BackendHarness } from '../testing/backend-harness.js';
import type { Client } from '../testing/client.js';
import { branch, OPEN } from '../testing/orders.js';
import { message, paired } from '../testing/screens.js';
import { clockAt, instant, workDay, workerOf } from '../testing/terminals.js';

let stage: BackendHarness;
let admin: Client;
let auditor: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  auditor = await stage.staff(['ROLE_AUDITOR']);
});
afterAll(() => stage?.stop());

const ok = ({ status, body }: { status: number; body: unknown }) =>
  expect({ status, body }).toMatchObject({ status: 200 });
const entriesOf = async (query: string): Promise<AuditLogEntry[]> =>
  (await auditor.get(`/api/logs?limit=500&${query}`)).body.data;
const detailsOf = async (query: string) =>
  (await entriesOf(query)).map(({ detail }) => detail && normalizeSpaces(detail));

describe('an entry of the journal', () => {
  it('says how long a branch takes no orders, and until when it was meant to when that is ended', async () => {
    const path = `/api/branches/${branch.id}/ordering`;
    ok(await admin.post(`${path}/pause`, { minutes: 20 }, OPEN));
    ok(await admin.post(`${path}/resume`, {}, OPEN));
    expect(await detailsOf('filter[type]=OrderingPaused')).toEqual(['20 min, bis 12:20 Uhr']);
    const [resumed] = await entriesOf('filter[type]=OrderingResumed');
    expect(resumed!.detail).toBe('Vorzeitig, geplant bis 12:20 Uhr');
    expect((await auditor.get(`/api/logs/${resumed!.id}`)).body.data.detail).toBe(resumed!.detail);
  });

  it('says how much longer orders take, and until when they were meant to when that is ended', async () => {
    const path = `/api/branches/${branch.id}/ordering`;
    ok(await admin.post(`${path}/delay`, { minutes: 20, duration: 60 }, OPEN));
    ok(await admin.post(`${path}/end-delay`, {}, OPEN));
    expect(await detailsOf('filter[type]=PreparationDelayed')).toEqual(['+20 min, bis 13:00 Uhr']);
    expect(await detailsOf('filter[type]=PreparationOnTime')).toEqual(['Vorzeitig, geplant bis 13:00 Uhr']);
  });

  it('says of how many orders are taken what it was and what it is', async () => {
    const path = `/api/branches/${branch.id}/capacity/2026-12-24`;
    const capacity = { windowMinutes: 15, orders: 6, takeaway: null, delivery: 2, dineIn: null };
    for (const next of [capacity, { ...capacity, orders: 4 }, null]) {
      ok(await admin.put(path, { capacity: next }, OPEN));
    }
    expect(await detailsOf('filter[type]=CapacityChanged')).toEqual([
      '24.12.2026: je 15 min 4 Bestellungen, Lieferung 2 → wie bei der Filiale',
      '24.12.2026: je 15 min 6 Bestellungen, Lieferung 2 → je 15 min 4 Bestellungen, Lieferung 2',
      '24.12.2026: wie bei der Filiale → je 15 min 6 Bestellungen, Lieferung 2',
    ]);
  });

  it('says which command a screen got, at each of its steps', async () => {
    const { player } = await paired(stage.visitor(), admin, { name: 'Theke' });
    ok(await admin.post(`/api/digital-signage-devices/${player.device}/command`, message('Suppe ist aus')));
    await player.work();
    const listed = await entriesOf(`filter[record]=${player.device}&filter[resource]=signagePlayer`);
    expect(listed.map(({ type, detail }) => [type, detail])).toEqual([
      ['CommandDelivered', 'Nachricht „Suppe ist aus“, Bildschirm „Theke“'],
      ['CommandRequested', 'Nachricht „Suppe ist aus“, Bildschirm „Theke“'],
      ['PlayerPaired', null],
    ]);
  });

  it('says whose working time was corrected or struck off and what it was, but not why', async () => {
    const worker = await workerOf(await stage.staff(['ROLE_EMPLOYEE'], [branch.id]));
    const path = `/api/working-activities/${await workDay(stage.visitor(), worker)}`;
    // The terminal has worked the day: another client may be ahead of the read model.
    ok(await admin.get(path));
    const reason = 'Frau Geheimnis war krank';
    const record = { branch: branch.id, startedAt: instant('08:00'), endedAt: instant('14:00'), pauses: [] };
    const corrected = await admin.put(path, { ...record, reason }, clockAt('20:00'));
    ok(corrected);
    ok(await admin.delete(path, clockAt('20:00'), { reason }));
    await admin.get(path);
    const details = await detailsOf(`filter[record]=${worker.id}&filter[resource]=workingTime`);
    expect(details.slice(0, 3)).toEqual([
      expect.stringMatching(/Beispiel.*: 20\.11\.2026, 09:00–15:00$/),
      expect.stringMatching(/Beispiel.*: 20\.11\.2026, 09:00–17:00 \(Pause 30 min\) → 09:00–15:00$/),
      null,
    ]);
    expect(JSON.stringify(details)).not.toContain('Geheimnis');
    const file = await fetch(`${stage.url}/api/logs/export?filter[record]=${worker.id}`, {
      headers: auditor.cookies,
    });
    expect(await file.text()).toContain('→ 09:00–15:00"');
  });

  it('shows the own text of a message that was lost beside the usual one that is sent instead', async () => {
    const usual = defaultTemplates.confirmation;
    const own = { kind: 'confirmation', ...usual, text: 'Bis bald in der Linde!', isTexted: false };
    const { id } = (await admin.post('/api/message-templates', own)).body.data;
    await admin.delete(`/api/message-templates/${id}`, { 'if-match': '"0"' });
    const [reset, created] = await entriesOf(`filter[record]=${id}`);
    expect(reset!.text).toBe('Üblichen Text wiederhergestellt');
    const changesOf = async ({ id: entry }: AuditLogEntry): Promise<AuditLogDetail['changes']> =>
      (await auditor.get(`/api/logs/${entry}`)).body.data.changes;
    expect(await changesOf(reset!)).toEqual([
      { field: 'text', before: own.text, after: usual.text },
      { field: 'isTexted', before: false, after: true },
    ]);
    expect(await changesOf(created!)).toContainEqual({ field: 'text', before: null, after: own.text });
  });

  it('shows no fields of a record that was only deleted, because nothing took their place', async () => {
    const { id } = (await admin.post('/api/tags', { name: 'Nur kurz' })).body.data;
    await admin.delete(`/api/tags/${id}`, { 'if-match': '"0"' });
    const [removed] = await entriesOf(`filter[record]=${id}`);
    expect((await auditor.get(`/api/logs/${removed!.id}`)).body.data.changes).toEqual([]);
  });
});
