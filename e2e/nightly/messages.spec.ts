import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('staff change a message, a guest gets it, and staff send another one again', async ({
  page,
  request,
}) => {
  const email = `gast-${randomUUID()}@example.org`;

  await test.step('the text is changed with its preview, and a wrong placeholder is refused', async () => {
    await openBackOffice(page, 'message-templates');
    await expectNothingSeriousAt(page, phone, desk);
    await page.getByRole('link', { name: /^Bestellung bestätigt/ }).click();
    const subject = page.getByLabel('Betreff');
    await subject.fill('Wir kochen, {{Rufname}}!');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/„{{Rufname}}“ gibt es in dieser Nachricht nicht/)).toBeVisible();
    await subject.fill('Wir kochen, ');
    await page.getByRole('button', { name: 'Vorname', exact: true }).click();
    await expect(subject).toHaveValue('Wir kochen, {{Vorname}}');
    const preview = page.getByRole('region', { name: /^Vorschau/ });
    await expect(preview.getByText('Wir kochen, Maria')).toBeVisible();
    await expect(
      preview.frameLocator('iframe').getByRole('link', { name: 'Zu Ihrer Bestellung' }),
    ).toBeVisible();
    await expectNothingSeriousAt(page, phone, desk);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Eigener Text')).toBeVisible();
  });

  const order = await placeOrder(request, { ...(await takeawayForm(request, 'Nachrichtenprobe')), email });
  const messages = page.getByRole('list', { name: 'Nachrichten an den Gast' });

  await test.step('the order shows what the guest was told', async () => {
    await page.goto(`/backend/orders/${order.id}`);
    await expect(messages.getByText('E-Mail „Bestellung eingegangen“')).toBeVisible();
    await page.evaluate((id) => fetch(`/api/orders/${id}/status/confirm`, { method: 'POST' }), order.id);
    await expect(messages.getByText('E-Mail „Bestellung bestätigt“')).toBeVisible();
    await expect(messages.getByText(/^Abgelegt, kein Mailserver, an g…@example\.org/)).toHaveCount(2);
    await expectNothingSeriousAt(page, phone, desk);
  });

  await test.step('it is sent again', async () => {
    await page.getByRole('button', { name: 'E-Mail „Bestellung eingegangen“ erneut senden' }).click();
    await page.getByRole('button', { name: 'Trotzdem senden' }).click();
    await expect(messages.getByText('E-Mail „Bestellung eingegangen“')).toHaveCount(2);
    const history = page.getByRole('region', { name: 'Verlauf' });
    await expect(history.getByText(/^E-Mail „Bestellung eingegangen“ an g…@example\.org/)).toHaveCount(2);
  });

  await test.step('the mail is in the mailbox of a shop without a mail server', async () => {
    await page.goto('/backend/mails');
    await page.getByRole('link', { name: new RegExp(`Wir kochen.*${email}`) }).click();
    const mail = page.getByRole('article', { name: 'E-Mail' });
    await expect(mail.getByRole('heading', { name: /^Wir kochen, / })).toBeVisible();
    await expect(mail.frameLocator('iframe').getByText(/Wiener Schnitzel/)).toBeVisible();
    const link = mail.getByRole('link').filter({ hasText: `/status/${order.uid}/${order.hash}` });
    await expect(link).toBeVisible();
    await expectNothingSeriousAt(page, phone, desk);
  });

  await test.step('the usual text comes back', async () => {
    await page.goto('/backend/message-templates/confirmation');
    await page.getByRole('button', { name: 'Üblichen Text wiederherstellen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect(page.getByLabel('Betreff')).toHaveValue('Ihre Bestellung {{Bestellnummer}} ist bestätigt');
  });
});

test('a test of a text says what became of it', async ({ page }) => {
  await openBackOffice(page, 'message-templates/inDelivery');
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Zu Ihrer Bestellung' })).toBeVisible();
  // A message about an order of another test may lie over the button for a moment.
  await expect(async () => {
    await page.getByRole('button', { name: 'Test senden' }).click();
    const result = page.getByRole('status').filter({ hasText: 'Die Test-E-Mail wurde nicht gesendet' });
    await expect(result.getByRole('link', { name: 'Abgelegte E-Mails ansehen' })).toBeVisible();
  }).toPass();
  await page.getByText('Test-SMS').click();
  await page.getByLabel('An Telefonnummer').fill('0660 1234567');
  await page.getByRole('button', { name: 'Test senden' }).click();
  await expect(page.getByText('Der SMS-Dienst ist nicht eingestellt.')).toBeVisible();
  await expectNothingSeriousAt(page, phone, desk);
});
