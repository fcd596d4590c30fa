import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Closing, closingSchema } from '@bestellwerk/domain/contracts/closing.schema';
import { changeSinceClosing, turnoverChange } from '@bestellwerk/domain/ordering/closing/closing-changes';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import { newKey, type Client, type Response } from '../../testing/client.js';
import { branch, items, OPEN, otherBranch, placed } from '../../testing/orders.js';

let stage: BackendHarness;
let admin: Client;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
});
afterAll(() => stage?.stop());

const DAY = '2026-11-20';
const post = (path: string, body: object, at: object = OPEN): Promise<Response> =>
  admin.post(`/api/${path}`, body, { ...newKey(), ...at });
const pay = (id: string, method: string, amount: number) => post(`orders/${id}/payments`, { method, amount });
const closings = `branches/${branch.id}/closings/days`;
const closing = async (at = branch.id): Promise<Closing> =>
  closingSchema.parse((await admin.get(`/api/closings?period=${DAY}&filter[branch]=${at}`)).body.data);
const rounded = (amount: number) => Math.round(amount * 100) / 100;
const sum = (amounts: readonly number[]) => rounded(amounts.reduce((all, amount) => all + amount, 0));

async function close(cash: { openingCash: number; countedCash: number; withdrawnCash: number }) {
  const { gross, amount } = (await closing()).figures;
  return post(`${closings}/${DAY}/close`, { ...cash, shown: { gross, amount } });
}

describe('a day is not closed', () => {
  it.each([
    [`${closings}/1970-01-01`, 'date'],
    [`${closings}/2026-11-19`, 'date'],
    [`branches/${branch.id}/closings/months/2026-10`, 'month'],
  ])('before the first order of its branch: %s', async (path, field) => {
    await placed(stage.visitor());
    await eventually(async () => expect((await closing()).firstDay).toBe(DAY));
    const { status, body } = await post(`${path}/close`, {
      ...{ openingCash: 0, countedCash: 0, shown: { gross: 0, amount: 0 } },
    });
    expect([status, body.errors[0].field]).toEqual([422, field]);
    expect(body.errors[0].message).toContain('Die erste Bestellung dieser Filiale ist vom 20.11.2026.');
  });

  it('in a branch that never had an order', async () => {
    const path = `branches/${otherBranch.id}/closings/days/${DAY}/close`;
    const { status, body } = await post(path, { openingCash: 0, countedCash: 0, shown: { gross: 0, amount: 0 } }); // prettier-ignore
    expect([status, body.errors[0].message]).toEqual([422, 'Diese Filiale hat noch keine Bestellung. Es gibt nichts abzuschließen.']); // prettier-ignore
    expect((await closing(otherBranch.id)).firstDay).toBeNull();
  });
});

describe('a day that changed after it was closed', () => {
  it('reports of each order what it was, is, and the difference, which add up to the change', async () => {
    const [lowered, canceled, kept] = await Promise.all([6, 2, 2].map((amount) => placed(stage.visitor(), { items: items(amount) }))); // prettier-ignore
    await pay(lowered!.id, 'cash', lowered!.pricing.totalGross);
    const { figures, days } = await closing();
    const cash = days[0]!.cash;
    const first = { openingCash: 50, countedCash: rounded(50 + cash), withdrawnCash: 10 };
    expect((await close(first)).status).toBe(200);

    const fewer = { amount: 2, reason: 'Auf Wunsch des Gastes' };
    expect((await admin.put(`/api/orders/${lowered!.id}/items/0`, fewer)).status).toBe(200);
    await post(`orders/${canceled!.id}/status/cancel`, { reason: 'Irrtum' });
    const added = await placed(stage.visitor());
    await pay(kept!.id, 'atm-card', 1.5);

    const after = await closing();
    const changes = new Map(after.later.orders.map((order) => [order.id, turnoverChange(order)]));
    const nowOf = async (id: string) => (await admin.get(`/api/orders/${id}`)).body.data.pricing.totalGross;
    expect(changes.get(lowered!.id)).toMatchObject({
      closed: lowered!.pricing.totalGross,
      now: await nowOf(lowered!.id),
    });
    expect(changes.get(canceled!.id)).toMatchObject({ closed: canceled!.pricing.totalGross, now: 0 });
    expect(changes.get(added.id)).toMatchObject({ closed: 0, now: added.pricing.totalGross });
    expect(changes.has(kept!.id)).toBe(false);
    const change = changeSinceClosing(after.days);
    expect(sum([...changes.values()].map(({ difference }) => difference))).toBe(change.gross);
    expect(sum(after.later.payments.map(({ amount }) => amount))).toBe(change.amount);
    expect(change).toEqual({ gross: rounded(after.figures.gross - figures.gross), amount: 1.5 });
    expect(after.days[0]!.closing!.closed).toEqual(figures);
  });

  it('has a file with what was closed, what came later, and both together', async () => {
    const { figures, days } = await closing();
    const { closed } = days[0]!.closing!;
    const file: string = (await admin.get(`/api/closings/export.csv?period=${DAY}`)).body;
    const lines = file.split('\r\n').map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
    const amountOf = (name: string, word: string) =>
      Number(lines.find((cells) => cells[3] === name && cells[9] === word)![7]!.replace(',', '.'));
    for (const [name, was, is] of [
      ['Umsatz gesamt', closed.gross, figures.gross],
      ['Einnahmen gesamt', closed.amount, figures.amount],
    ] as const) {
      expect(amountOf(name, 'ja')).toBe(was);
      expect(amountOf(name, 'danach')).toBe(rounded(is - was));
      expect(amountOf(`Abstimmung: ${name}`, 'zusammen')).toBe(is);
    }
    const card = lines.filter((cells) => cells[3] === 'Bankomatkarte: Zahlung');
    expect(card.map((cells) => [cells[2], cells[4], ...cells.slice(7)])).toEqual([
      ['Einnahmen', '1', '1,50', 'EUR', 'danach', '', '', ''],
    ]);
    for (const cells of lines.filter((line) => line[9] === 'ja')) expect(cells[11]).toBe('Vera Beispiel');
    const ofPart = (part: string, column: number) =>
      sum(lines.flatMap((cells) => (cells[2] === part ? Number(cells[column]!.replace(',', '.')) : [])));
    expect([ofPart('Umsatz', 7), ofPart('Umsatz', 6)]).toEqual([figures.gross, figures.tax]);
    expect(ofPart('Einnahmen', 7)).toBe(figures.amount);
  });

  it('is closed again without missing the cash that was properly withdrawn before', async () => {
    const before = await closing();
    expect(before).toMatchObject({ withdrawnCash: 0 });
    const { id } = await placed(stage.visitor());
    await pay(id, 'cash', 2);
    await post(`${closings}/${DAY}/reopen`, { reason: 'Noch eine Zahlung' });
    const opened = await closing();
    expect(opened).toMatchObject({ openingCash: 50, withdrawnCash: 10 });
    const counted = rounded(50 + opened.days[0]!.cash - 10);
    expect((await close({ openingCash: 50, countedCash: counted, withdrawnCash: 0 })).status).toBe(200);
    expect((await closing()).days[0]!.closing).toMatchObject({
      cash: { opening: 50, withdrawnBefore: 10, expected: counted, counted, withdrawn: 0 },
      steps: [{ cash: { withdrawn: 10 } }, { type: 'reopened' }, { reason: '' }],
    });
    const file: string = (await admin.get(`/api/closings/export.csv?period=${DAY}`)).body;
    expect(file).toContain(';Kassensturz;"Bereits entnommen";;;;-10,00;EUR;ja');
    expect(file).not.toContain(';danach;');
  });
});
