import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditLogEntry } from '@bestellwerk/domain/contracts/audit-log.schema';
import { normalizeSpaces } from '@bestellwerk/domain/text/testing/normalize-spaces';
import { PrintStage } from '../printing/testing/print-stage.js';
import { newKey, type Client } from '../testing/client.js';
import { branch, items, OPEN } from '../testing/orders.js';

let on: PrintStage;
let admin: Client;
let auditor: Client;
beforeAll(async () => {
  on = await PrintStage.start();
  admin = on.admin;
  auditor = await on.stage.staff(['ROLE_AUDITOR']);
});
afterAll(() => on?.stop());
afterEach(() => on.putAway());

const logs = async (query: string): Promise<{ data: AuditLogEntry[]; meta: { total: number } }> =>
  (await auditor.get(`/api/logs?limit=500&${query}`)).body;
const textsOf = ({ text, detail }: AuditLogEntry) => [text, detail && normalizeSpaces(detail)];

describe('an entry of the journal', () => {
  it('says whether it was a payment or its counter entry, how much, by which method and why', async () => {
    const id = await on.confirmed();
    await admin.post(`/api/orders/${id}/payments`, { method: 'cash', amount: 2 }, newKey());
    const [taken] = (await admin.get(`/api/orders/${id}/payments`)).body.data;
    const counter = `/api/orders/${id}/payments/${taken.id}/counter-entry`;
    expect((await admin.post(counter, { reason: 'Vertippt' }, newKey())).status).toBe(200);
    const { data } = await logs(`filter[record]=${id}&filter[type]=PaymentRecorded`);
    const entries = [
      ['Gegenbuchung erfasst', 'Zahlung über 2,00 € (Barzahlung) storniert. Grund: „Vertippt“'],
      ['Zahlung erfasst', 'Zahlung über 2,00 € erfasst (Barzahlung).'],
    ];
    expect(data.map(textsOf)).toEqual(entries);
    expect(textsOf((await auditor.get(`/api/logs/${data[0]!.id}`)).body.data)).toEqual(entries[0]);
    const found = (await logs('filter[text]=Gegenbuchung')).data;
    expect(found.map((entry) => entry.id)).toContain(data[0]!.id);
    expect(found.map((entry) => entry.id)).not.toContain(data[1]!.id);
    const file = await fetch(`${on.stage.url}/api/logs/export?filter[record]=${id}`, {
      headers: auditor.cookies,
    });
    expect(normalizeSpaces(await file.text())).toContain('"Zahlung über 2,00 € erfasst (Barzahlung)."');
  });

  it('forgets the reason of a counter entry when the guest is erased', async () => {
    const id = await on.confirmed();
    await admin.post(`/api/orders/${id}/payments`, { method: 'cash', amount: 2 }, newKey());
    const [taken] = (await admin.get(`/api/orders/${id}/payments`)).body.data;
    const reason = 'Frau Geheimnis hat mit Karte bezahlt';
    await admin.post(`/api/orders/${id}/payments/${taken.id}/counter-entry`, { reason }, newKey());
    await admin.post(`/api/orders/${id}/status/cancel`, { reason: 'Storno' }, newKey());
    const erased = await admin.post(`/api/orders/${id}/erase`, {}, newKey());
    expect(erased).toMatchObject({ status: 200 });
    const { data } = await logs(`filter[record]=${id}`);
    expect(JSON.stringify(data)).not.toContain('Geheimnis');
    expect(data.map(textsOf)).toContainEqual([
      'Gegenbuchung erfasst',
      'Zahlung über 2,00 € (Barzahlung) storniert (Grund gelöscht).',
    ]);
  });

  it('names the product that was sold out, and the order that a place is for', async () => {
    const product = items(1)[0]!.product;
    const soldOut = `/api/branches/${branch.id}/sold-out/${product}`;
    await admin.post(soldOut, {}, OPEN);
    await admin.delete(soldOut, OPEN);
    const [sold] = (await logs('filter[type]=ProductSoldOut')).data;
    expect(sold).toMatchObject({
      text: 'Produkt als ausverkauft gemeldet',
      detail: (await admin.get(`/api/products/${product}`)).body.data.name,
    });
    const order = await on.confirmed();
    const places = (await logs('filter[type]=PlaceTaken')).data;
    expect(places.map((entry) => entry.order?.id)).toContain(order);
  });

  it('about a print job names document, printer and ticket, and counts attempts instead of listing each', async () => {
    const { printer, id: device } = await on.tcpPrinter({ name: 'Theke Süd' });
    await printer.stop();
    const from = new Date().toISOString();
    const job = await on.print(await on.confirmed());
    await on.becomes(job.id, { attempts: 1, status: 'queued' });
    on.later = 60_000;
    await on.becomes(job.id, { attempts: 2, status: 'queued' });
    await admin.post(`/api/print-jobs/${job.id}/cancel`);
    const ofJob = ({ record }: AuditLogEntry) => record === job.id;
    const listed = (await logs(`filter[from]=${from}&filter[resource]=printJob`)).data.filter(ofJob);
    expect(listed.map(({ text, attempts }) => [text, attempts?.count ?? null])).toEqual([
      ['Druckauftrag abgebrochen', null],
      ['Druckversuch fehlgeschlagen, wird wiederholt', 2],
      ['Druckauftrag vom Drucker übernommen', 2],
      ['Druckauftrag angelegt', null],
    ]);
    for (const entry of listed) {
      expect(entry).toMatchObject({
        detail: 'Beleg, Drucker „Theke Süd“',
        order: { ticketNumber: job.order!.ticketNumber },
        branch: { id: branch.id },
      });
    }
    expect(listed[1]!.actor).toMatchObject({ kind: 'device', id: device, name: 'Theke Süd' });
    const each = (await logs(`filter[record]=${job.id}`)).data;
    expect(each).toHaveLength(6);
    expect(listed[1]!.attempts!.lastAt).toBe(each[1]!.at);
    // Seen from later on, the first attempt within the time stands for those after it.
    const later = (await logs(`filter[from]=${each[2]!.at}`)).data.filter(ofJob);
    expect(later.map(({ text }) => text)).toContain('Druckversuch fehlgeschlagen, wird wiederholt');
    const byTicket = (await logs(`filter[text]=${job.order!.ticketNumber}`)).data;
    expect(byTicket.filter(ofJob)).toHaveLength(4);
    const inBranch = (await logs(`filter[branch]=${branch.id}&filter[resource]=printJob`)).data;
    expect(inBranch.filter(ofJob)).toHaveLength(4);
    const all = await logs('sort=at');
    expect(all.meta.total).toBe(all.data.length);
  }, 30_000);
});
