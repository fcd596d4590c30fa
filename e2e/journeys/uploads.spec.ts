import { expect, test, type APIRequestContext, type Locator } from '@playwright/test';
import { openBackOffice, signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { sendOrder } from '../support/checkout.js';
import { ownBranch } from '../support/own-branch.js';
import { post } from '../support/own-site.js';

const CAKE = 'Torte mit Ihrem Foto';
const refused = /^Die ausgewählte Datei "Programm\.exe" kann nicht verarbeitet werden\./;

/** Two pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGNYp5/xZrYxAArTAwCJcm9UAAAAAElFTkSuQmCC',
  'base64',
);
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** A branch that sells the cake as well. */
async function branchWithCake(request: APIRequestContext): Promise<string> {
  await signIn(request);
  const branch = await ownBranch(request);
  const { data: init } = await (await request.get('/api/init')).json();
  const cake = init.products.find(({ name }: { name: string }) => name === CAKE);
  const menu = await post<{ id: string }>(request, '/api/menus', {
    ...{
      identifier: `torten-${branch.identifier}`,
      name: 'Torten',
      availableFrom: '2026-02-01T00:00:00.000Z',
    },
    branches: [branch.id],
    catalog: [{ category: init.categories[0].id, products: [cake.id] }],
  });
  await expect
    .poll(async () => JSON.stringify((await (await request.get('/api/init')).json()).data.menus))
    .toContain(menu.id);
  return branch.identifier;
}

/** Follows a link that opens a tab of its own: the width in pixels of the picture that it shows. */
async function widthOfPictureBehind(link: Locator): Promise<number> {
  const [tab] = await Promise.all([link.page().waitForEvent('popup'), link.click()]);
  await tab.waitForLoadState();
  const width = await tab.evaluate<number>('document.images[0].naturalWidth');
  await tab.close();
  return width;
}

test('a guest orders with a picture, and staff open it; what is no picture is refused', async ({
  page,
  request,
}) => {
  const branch = await branchWithCake(request);
  await page.setViewportSize(phone);
  await page.goto(`/store/${branch}`);
  await page.getByRole('button', { name: CAKE }).click();
  const dialog = page.getByRole('dialog', { name: CAKE });
  const photo = dialog.getByRole('group', { name: 'Foto' });
  const save = dialog.getByRole('button', { name: /^Zum Warenkorb hinzufügen/ });
  await save.click();
  await expect(photo.getByText('Bitte laden Sie hoch: Foto')).toBeVisible();
  await expect(photo.getByLabel('Bild auswählen')).toBeFocused();

  await photo.getByLabel('Bild auswählen').setInputFiles(file('Programm.exe', '', Buffer.from('MZ')));
  await expect(photo.getByRole('alert')).toHaveText(refused);
  await expectNothingSeriousAt(page, phone, desk);
  await photo.getByRole('button', { name: 'Verwerfen: Programm.exe' }).click();
  await page.setViewportSize(phone);
  await photo.getByLabel('Bild auswählen').setInputFiles(file('Katze.png', 'image/png', png));
  await expect(photo.getByRole('button', { name: 'Entfernen: Katze.png' })).toBeVisible();
  await expectNothingSeriousAt(page, phone);
  await save.click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/store/${branch}/checkout`);
  await expect(page.getByText(/Katze\.png/)).toBeVisible();
  const { id } = await sendOrder(page, 'Katzenfreund');
  expect(await widthOfPictureBehind(page.getByRole('link', { name: /^Katze\.png/ }))).toBe(2);
  await expectNothingSeriousAt(page, phone);

  await page.setViewportSize(desk);
  await openBackOffice(page, `orders/${id}`);
  expect(await widthOfPictureBehind(page.getByRole('link', { name: /^Katze\.png/ }))).toBe(2);
  await expectNothingSeriousAt(page, desk);
});
