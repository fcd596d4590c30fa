import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { fillInCheckout } from '../support/checkout.js';
import { type OwnBranch, ownBranch } from '../support/own-branch.js';

const button = (page: Page) => page.getByRole('button', { name: 'Bestellung abschicken' });

const thanks = 'Vielen Dank für Ihre Bestellung!';

/** Fills the cart of a tab with one dish and stops at the button that sends it. */
async function atTheButton(page: Page, { identifier, product }: OwnBranch): Promise<void> {
  await page.goto(`/store/${identifier}`);
  await page.getByRole('button', { name: product.name, exact: true }).click();
  await page.getByRole('radio', { name: /Erdäpfelsalat/ }).check();
  await page.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
  await page.getByRole('link', { name: 'Jetzt bestellen' }).click();
  await fillInCheckout(page, 'Zweimal');
}

test('two tabs that send the same order at the same moment make one, and the second one asks', async ({
  context,
  request,
}) => {
  await signIn(request);
  const branch = await ownBranch(request);
  const [first, second] = [await context.newPage(), await context.newPage()];
  let answer!: () => void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  let sent = 0;
  await context.route('**/api/orders', async (route) => {
    sent++;
    await isAnswered;
    await route.continue();
  });
  await atTheButton(first, branch);
  await atTheButton(second, branch);
  await button(first).click();
  await expect.poll(() => sent).toBe(1);
  await button(second).click();
  await expect(second.getByRole('button', { name: 'Verarbeiten...' })).toBeVisible();
  answer();

  await expect(first.getByRole('heading', { name: thanks })).toBeVisible();
  await expect(
    second.getByRole('heading', { name: 'Diese Bestellung haben Sie schon abgeschickt' }),
  ).toBeVisible();
  expect(sent).toBe(1);
  await second.getByRole('button', { name: 'Trotzdem noch einmal bestellen' }).click();
  await expect(second.getByRole('heading', { name: thanks })).toBeVisible();
  expect(sent).toBe(2);
});
