import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';

test.use({ viewport: { width: 1440, height: 900 } });

test('the price in the checkout is charged and shown afterwards, also after a change', async ({
  page,
  request,
}) => {
  await page.goto('/store/wien');
  await putIntoCart(page, 'Wiener Schnitzel vom Kalb', async () => {
    await page.getByRole('radio', { name: /Pommes frites/ }).check();
    await page.getByRole('checkbox', { name: /Preiselbeeren/ }).check();
    await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  });
  await putIntoCart(page, 'Bergkäse, 12 Monate gereift', async () => {
    await page.getByRole('radio', { name: /In Scheiben/ }).check();
    await page.getByRole('combobox', { name: 'Einheit' }).selectOption('dag');
    await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  });
  await putIntoCart(page, 'Steirisches Kürbiskernöl', async () => {
    await page.getByRole('textbox', { name: 'Menge in l' }).fill('0,8');
  });

  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fillInDelivery(page);
  const before = { lines: await lines(page), totals: await totals(page) };
  expect(before.lines).toEqual([
    ['2× Wiener Schnitzel vom Kalb', '53,80 €', 'Pommes frites, Preiselbeeren'],
    ['30 dag Bergkäse, 12 Monate gereift', 'ca. 8,82 €', 'In Scheiben'],
    ['0,75 l Steirisches Kürbiskernöl', '27,00 €', ''],
  ]);
  expect(before.totals).toMatchObject({ Lieferkosten: '4,90 €', Gesamt: 'ca. 94,52 €' });

  await signIn(request);
  await setPriceOfOil(request, 40);
  const submit = page.getByRole('button', { name: /^(Bestellung|Vorbestellung) abschicken/ });
  await submit.click();
  await expect(page.getByText('Der Preis hat sich geändert: 97,52 € statt 94,52 €.').first()).toBeVisible();
  await setPriceOfOil(request, 36);
  await page.evaluate("window.dispatchEvent(new Event('focus'))");
  await expect(page.getByText('Der Preis hat sich geändert')).toHaveCount(0);

  const answered = page.waitForResponse((response) => response.url().endsWith('/api/orders'));
  await submit.click();
  const { data } = await (await answered).json();
  expect(data.items.map(({ gross }: { gross: number }) => gross)).toEqual([53.8, 8.82, 27]);
  expect(data.pricing).toMatchObject({ gross: 89.62, deliveryGross: 4.9, totalGross: 94.52 });
  const taxes = Object.entries<number>(data.pricing.taxes);
  expect(Object.keys(before.totals)).toHaveLength(taxes.length + 3);
  for (const [rate, tax] of taxes) {
    const shown = amountIn(before.totals[`Mehrwertsteuer ${rate.replace('.', ',')} %`]!);
    expect(Math.abs(shown - tax)).toBeLessThan(0.0051);
  }

  await page.waitForURL(`/status/${data.uid}/${data.hash}`);
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })).toBeVisible();
  expect({ lines: await lines(page), totals: await totals(page) }).toEqual(before);
});

/** Resolves once customers are shown it. */
async function setPriceOfOil(request: APIRequestContext, price: number): Promise<void> {
  const products = async () => (await (await request.get('/api/products')).json()).data;
  const oil = (await products()).find(({ uid }: { uid: string }) => uid === 'kernoel');
  const answer = await request.put(`/api/products/${oil.id}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'If-Match': `"${oil.revision}"` },
    data: { price },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/init')).json();
      return data.products.find(({ id }: { id: string }) => id === oil.id).price;
    })
    .toBe(price);
}

async function putIntoCart(page: Page, product: string, configure: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: product, exact: true }).click();
  await configure();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Zum Warenkorb hinzufügen/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function fillInDelivery(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Art der Lieferung' })
    .getByText('Lieferung', { exact: true })
    .click();
  await page.getByLabel('Liefergebiet').selectOption('Landstraße und Favoriten (1030, 1100)');
  const fields = {
    Vorname: 'Erika',
    Nachname: 'Preis',
    Telefon: '+43 664 1234567',
    'E-Mail': 'erika@example.org',
    'Straße und Hausnummer': 'Gasse 1',
    PLZ: '1030',
    Ort: 'Wien',
  };
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

const slip = (page: Page) =>
  page.locator('.slip, aside', { has: page.getByRole('heading', { name: 'Ihre Bestellung' }) });

/** Amount and name, price, and what was chosen, of each line of the slip. */
async function lines(page: Page): Promise<string[][]> {
  const all = await slip(page).locator('ul > li').all();
  return Promise.all(all.map(async (line) => (await texts(line.locator('p'))).slice(0, 3)));
}

/** The figures of the slip by their names. */
async function totals(page: Page): Promise<Record<string, string>> {
  const names = await texts(slip(page).locator('dt'));
  const values = await texts(slip(page).locator('dd'));
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}

const texts = async (elements: { allTextContents(): Promise<string[]> }): Promise<string[]> =>
  (await elements.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));

/** 'ca. 12,90 €' as 12.9. */
const amountIn = (text: string): number => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
