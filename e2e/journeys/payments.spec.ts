import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { brokenWords } from '../support/broken-words.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { post } from '../support/own-site.js';

test('a partial payment is recorded and reversed, and the accounts show both', async ({ page, request }) => {
  const { id, ticketNumber } = await placeOrder(request, await takeawayForm(request));
  await openBackOffice(page, `orders/${id}`);
  await page.getByText('Karte', { exact: true }).click();
  await page.getByLabel('Betrag').fill('10');
  await page.getByRole('button', { name: 'Kartenzahlung erfassen' }).click();
  await expect(page.getByText(/^Offen 16,10.€$/)).toBeVisible();

  await page.getByRole('button', { name: /^Gegenbuchung zu 10,00/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Grund der Gegenbuchung').fill('Falsche Karte');
  await dialog.getByRole('button', { name: 'Zahlung zurücknehmen' }).click();
  await expect(page.getByText(/^Offen 26,10.€$/)).toBeVisible();
  await expect(page.getByText(/storniert\. Grund: „Falsche Karte“/)).toBeVisible();

  await page.goto('/backend/payments');
  const rows = page.getByRole('row').filter({ hasText: 'Bankomatkarte' });
  const link = page.getByRole('link', { name: `Bestellung ${ticketNumber} öffnen` });
  await expect(rows.filter({ has: link }).first()).toContainText('Gegenbuchung: Falsche Karte');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als CSV laden' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(';Gegenbuchung;"Bankomatkarte";-10,00;EUR;"Falsche Karte";');
});

test(
  'two people who take money for the same order at once hear of each other',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { id } = await placeOrder(request, await takeawayForm(request));
    await openBackOffice(page, `orders/${id}`);
    const record = page.getByRole('button', { name: 'Barzahlung erfassen' });
    await expect(record).toBeVisible();
    const pay = (amount: number) =>
      page.evaluate(
        ([order, sum]) =>
          fetch(`/api/orders/${order}/payments`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
            body: JSON.stringify({ method: 'cash', amount: sum }),
          }).then(({ status }) => status),
        [id, amount] as const,
      );
    expect(await pay(6.1)).toBe(200);
    await expect(
      page.getByText(/^Inzwischen wurden 6,10.€ erfasst \(Barzahlung\)\. Offen sind noch 20,00.€\.$/),
    ).toBeVisible();
    await expect(page.getByLabel('Betrag')).toHaveValue('20,00');
    await record.click();
    const anyway = page.getByRole('button', { name: 'Trotzdem: Barzahlung erfassen' });
    await expectNothingSeriousAt(page, phone, desk);
    // The payment by the other user is saved first; this page sends its own before the live change reaches it.
    let isOvertaken = false;
    await page.route(`**/api/orders/${id}/payments`, async (route) => {
      if (route.request().method() === 'POST' && !isOvertaken) {
        isOvertaken = true;
        await pay(20);
      }
      await route.continue();
    });
    await anyway.click();
    await expect(page.getByText(/^Nicht erfasst: .* hat soeben 20,00.€ erfasst\.$/)).toBeVisible();
    await expect(page.getByText('Vollständig bezahlt')).toBeVisible();
    await expect(page.getByLabel('Betrag')).toHaveCount(0);
  },
);

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'payments and counter entries have no serious accessibility problem',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const { id } = await placeOrder(request, await takeawayForm(request));
      await openBackOffice(page, `orders/${id}`);
      await page.getByRole('button', { name: 'Barzahlung erfassen' }).click();
      await page.getByRole('button', { name: /^Gegenbuchung zu/ }).click();
      await page.getByRole('dialog').getByLabel('Grund der Gegenbuchung').waitFor();
      await expectNothingSeriousAt(page, phone, desk);
      await page.goto('/backend/payments');
      await page.getByRole('table').waitFor();
      await expectNothingSeriousAt(page, desk, phone);
    },
  );

  test('a narrow phone shows payments and their sums without breaking a name within a word', async ({
    page,
    request,
  }) => {
    await openBackOffice(page, 'account');
    const { id } = await placeOrder(request, await takeawayForm(request));
    await post(page.request, `/api/orders/${id}/payments`, { method: 'atm-card', amount: 26.1 });
    // Taken by people with long names, for orders with tickets of four digits.
    const names = ['Maximilian Oberhuber', 'Katharina Schwarzenberger', 'Christoph Leitner'];
    await page.route(/\/api\/payments\?/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: Record<string, unknown>[] };
      const [first] = answer.data;
      const data = ['atm-card', 'cash', 'mollie', 'datatrans'].map((method, index) => ({
        ...{ ...first, id: crypto.randomUUID(), method, amount: 1234.5, ticketNumber: 1234 + index },
        by: { kind: 'user', id: null, name: names[index % names.length] },
      }));
      await route.fulfill({ response, json: { ...answer, data } });
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/backend/payments');
    await expect(page.getByText('Katharina Schwarzenberger')).toBeVisible();
    expect(await page.evaluate(brokenWords, 16)).toEqual([]);
  });

  test('a message does not cover the buttons of a dialog', async ({ page, request }) => {
    const { id } = await placeOrder(request, await takeawayForm(request));
    await openBackOffice(page, `orders/${id}`);
    await page.setViewportSize({ width: 390, height: 420 });
    await page.getByRole('button', { name: 'Barzahlung erfassen' }).click();
    const tray = page.getByRole('region', { name: 'Meldungen' });
    await expect(tray.getByText('Zahlung erfasst.')).toBeVisible();
    await page.getByRole('button', { name: /^Gegenbuchung zu/ }).click();
    const action = page.getByRole('dialog').getByRole('button', { name: 'Zahlung zurücknehmen' });
    await action.scrollIntoViewIfNeeded();
    const [below, button] = [(await tray.boundingBox())!, (await action.boundingBox())!];
    await expect(tray.getByText('Zahlung erfasst.')).toBeVisible();
    expect(button.y + button.height).toBeLessThanOrEqual(below.y);
  });
});
