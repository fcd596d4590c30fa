import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { post } from '../support/own-site.js';
import { changeSettings } from '../support/settings.js';

/** Switches reviews on, as an administrator does under 'Konfiguration'. */
const offerReviews = (request: APIRequestContext) =>
  changeSettings(request, { enablePluginOrderReviews: true });

test(
  'a new review appears by itself, is found by its words and answered by mail',
  { tag: '@nightly' },
  async ({ page, request }) => {
    await signIn(page.request);
    await offerReviews(page.request);
    const email = `gast-${randomUUID().slice(0, 8)}@example.org`;
    const order = await placeOrder(request, { ...(await takeawayForm(request)), email });
    for (const step of ['confirm', 'in-delivery', 'completed']) {
      await post(page.request, `/api/orders/${order.id}/status/${step}`, {});
    }
    await page.goto('/backend/reviews');
    await expect(page.getByRole('heading', { name: 'Bewertungen', level: 1 })).toBeVisible();
    await expect(page.getByText(/^\d+ Bewertung/).first()).toBeVisible();

    const word = `Schnitzelglück${randomUUID().slice(0, 8)}`;
    const stars = {
      rating: 4,
      foodRating: 5,
      serviceRating: 4,
      processRating: 3,
      comment: `${word}, danke!`,
    };
    await expect
      .poll(async () => {
        const path = `/api/orders/public/${order.uid}/${order.hash}/questionnaire`;
        return (await request.post(path, { data: stars })).status();
      })
      .toBe(200);
    await expect(page.getByText(`${word}, danke!`)).toBeVisible();
    await expectNothingSeriousAt(page, phone, desk);

    await page.getByRole('searchbox').fill(word.toLowerCase());
    await expect(page.getByRole('list', { name: 'Bewertungen' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Sterne' }).selectOption('5 Sterne');
    await expect(page.getByText('Keine Bewertungen gefunden.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sterne' }).selectOption('4 Sterne');
    await page
      .getByRole('button', { name: `Bewertung zu Bestellung ${order.ticketNumber} beantworten` })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Antwort').fill('Das freut uns!\nBis bald');
    await expectNothingSeriousAt(page, desk, phone);
    await dialog.getByRole('button', { name: 'Antwort senden' }).click();
    const list = page.getByRole('list', { name: 'Bewertungen' });
    await expect(list.getByText('Das freut uns!')).toBeVisible();
    await expect(list.getByRole('button')).toHaveCount(0);

    await list.getByRole('link', { name: `Bestellung ${order.ticketNumber}` }).click();
    await expect(page.getByText(/Bewertung beantwortet\. Antwort/)).toBeVisible();
    await expect
      .poll(async () => {
        const { data } = await (await page.request.get('/api/mails')).json();
        return data.filter(
          ({ to, subject }: { to: string; subject: string }) =>
            to === email && subject === 'Unsere Antwort auf Ihre Bewertung',
        ).length;
      })
      .toBe(1);
  },
);
