import { expect, test } from '@playwright/test';
import { administrator, openBackOffice, signIn } from '../support/administrator.js';
import { brokenWords } from '../support/broken-words.js';
import { cardOf } from '../support/board.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor without a session signs in and returns to the requested page', async ({ page, request }) => {
  const { id } = await placeOrder(request, await takeawayForm(request, 'Anmelder'));
  await page.goto(`/backend/orders/${id}`);
  await page.getByLabel(/Benutzername/).fill(administrator.username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('falsch');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Passwort' }).fill(administrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(new RegExp(`/backend/orders/${id}$`));
  await expect(page.getByText('Erika Anmelder').first()).toBeVisible();
});

test('a rejected order shows the reason to its customer', async ({ page, request, context }) => {
  const form = await takeawayForm(request, 'Knödl');
  const { uid, hash, ticketNumber } = await placeOrder(request, form);
  const customer = await context.newPage();
  await customer.goto(`/status/${uid}/${hash}`);
  await openBackOffice(page);
  const card = cardOf(page, ticketNumber, 'Knödl');
  await card.getByRole('button', { name: 'Weitere Aktionen für Bestellung' }).click();
  await page.getByRole('menuitem', { name: /Ablehnen/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await expect(dialog.getByText('Bitte', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('textbox').fill('Die Knödel sind leider aus.');
  await dialog.getByRole('button', { name: 'Bestellung ablehnen' }).click();
  await expect(customer.getByRole('heading', { name: 'Bestellung storniert', level: 1 })).toBeVisible();
  await expect(customer.getByText('Die Knödel sind leider aus.')).toBeVisible();
});

test('a status change on the board can be undone before it is sent', async ({ page, request }) => {
  const form = await takeawayForm(request, 'Wieder');
  const { id, ticketNumber } = await placeOrder(request, form);
  await page.clock.install();
  await openBackOffice(page);
  const confirm = cardOf(page, ticketNumber, 'Wieder').getByRole('button', {
    name: 'Bestätigen: Bestellung',
  });
  await expect(confirm).toBeVisible();
  // The five seconds do not run out on a slow machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await confirm.click();
  const undo = cardOf(page, ticketNumber, 'Wieder').getByRole('button', { name: 'Rückgängig: ' });
  await expect(undo).toBeVisible();
  // A tap within a second after the step is still taken for a tap on the step.
  await page.clock.runFor(1_500);
  await undo.click();
  await expect(confirm).toBeVisible();
  await page.clock.runFor(10_000);
  await signIn(request);
  const { data } = await (await request.get(`/api/orders/${id}`)).json();
  expect(data.status).toBe('pending');
});

test('the order page changes the status at once, records a payment, and shows the history', async ({
  page,
  request,
}) => {
  const { id } = await placeOrder(request, await takeawayForm(request));
  await openBackOffice(page, `orders/${id}`);
  for (const name of ['Bestätigen', 'Fertig']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Barzahlung erfassen' }).click();
  await expect(page.getByText('Vollständig bezahlt')).toBeVisible();
  await page.getByRole('button', { name: 'Abschließen', exact: true }).click();

  const story = [
    'Bestellung bestätigt.',
    'Bestellung als vorbereitet gemeldet.',
    /Zahlung über 26,10.€ erfasst/,
    'Bestellung abgeschlossen.',
  ];
  for (const line of story) await expect(page.getByText(line)).toBeVisible();
});

test('on the page of an order each step by keyboard lost the focus to the start of the page', async ({
  page,
  request,
}) => {
  const { id, ticketNumber } = await placeOrder(request, await takeawayForm(request, 'Tastatur'));
  await openBackOffice(page, `orders/${id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Bestätigen').press('Enter');
  await expect(button('Fertig')).toBeFocused();
  await button('Barzahlung erfassen').press('Enter');
  await expect(page.getByText('Vollständig bezahlt')).toBeVisible();
  await expect(button('Fertig')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Abschließen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Bestellung ${ticketNumber}` })).toBeFocused();
});

test('the list of users breaks no word and shortens e-mails from tablets to desktops', async ({ page }) => {
  await openBackOffice(page, 'users');
  const email = page.getByRole('cell', { name: administrator.username });
  await expect(email.getByTitle(administrator.username)).toBeVisible();
  for (const width of [820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(brokenWords, 'Administration'.length), `at ${width} px`).toEqual([]);
    const [table, place] = [page.getByRole('table'), page.getByRole('main')];
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual((await place.boundingBox())!.width);
  }
});
