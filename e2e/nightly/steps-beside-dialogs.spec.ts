import { expect, test, type Page } from '@playwright/test';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { openBackOffice, signIn } from '../support/administrator.js';
import { cardOf } from '../support/board.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The board, where the order of this guest was just confirmed; the five seconds do not run out on a slow machine. */
async function confirmed(page: Page, ticket: number, guest: string): Promise<void> {
  const confirm = cardOf(page, ticket, guest).getByRole('button', { name: 'Bestätigen: Bestellung' });
  await expect(confirm).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await confirm.click();
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
] as const)
  test(`the undo of a step lay below the dialog about another order, and a click on it closed that: on ${device}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const first = await placeOrder(request, await takeawayForm(request, 'Zurück'));
    const second = await placeOrder(request, await takeawayForm(request, 'Daneben'));
    await page.clock.install();
    await openBackOffice(page, 'orders/board');
    await confirmed(page, first.ticketNumber, 'Zurück');
    const other = cardOf(page, second.ticketNumber, 'Daneben');
    await other.getByRole('button', { name: 'Weitere Aktionen für Bestellung' }).click();
    await page.clock.runFor(500);
    await page.getByRole('menuitem', { name: /Stornieren/ }).click();
    await page.clock.runFor(700);
    const dialog = page.getByRole('dialog');
    const line = page.getByRole('region', { name: 'Noch nicht gesendet' });
    const leave = dialog.getByRole('button').last();
    await expect(leave).toBeVisible();
    // Both are there at once, the one above the other.
    const [above, below] = [await dialog.boundingBox(), await line.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    await line.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(line).toHaveCount(0);
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((shown) => shown.contains(shown.ownerDocument.activeElement))).toBe(true);
    await page.clock.runFor(10_000);
    await signIn(request);
    const { data } = await (await request.get(`/api/orders/${first.id}`)).json();
    expect(data.status).toBe('pending');
  });

test('the choice of the branch shrank to one letter beside the undo of a step and the alarm of a printer', async ({
  page,
  request,
}) => {
  const { ticketNumber } = await placeOrder(request, await takeawayForm(request, 'Kopfzeile'));
  await page.route('**/api/orders/current*', async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: StaffOrder[] };
    const late = { ...data[0]!, id: 'late', ticketNumber: 99, status: 'confirmed', isTicketLate: true };
    await route.fulfill({ response, json: { ...answer, data: [...data, late] } });
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.clock.install();
  await openBackOffice(page, 'orders/board');
  await confirmed(page, ticketNumber, 'Kopfzeile');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'nicht gedruckt' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Rückgängig', exact: true });
  for (const width of [720, 860, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const branch = (await header.getByRole('combobox', { name: 'Filiale' }).boundingBox())!;
    expect(branch.width, `at ${width} px`).toBeGreaterThanOrEqual(140);
    const menu = (await header.getByRole('button', { name: /^Benutzermenü/ }).boundingBox())!;
    expect(menu.x + menu.width, `at ${width} px`).toBeLessThanOrEqual(width);
    const words = page.getByRole('region', { name: 'Noch nicht gesendet' }).getByRole('status');
    expect(await words.evaluate((shown) => shown.scrollWidth <= shown.clientWidth), `at ${width} px`).toBe(
      true,
    );
    expect((await words.boundingBox())!.height, `at ${width} px`).toBeLessThanOrEqual(60);
    await expect(undo).toBeInViewport({ ratio: 1 });
  }
});
