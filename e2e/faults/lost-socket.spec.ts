import { expect, test } from '@playwright/test';
import { FlakyProxy } from '../../embedded/testing/flaky-proxy.js';
import { administrator } from '../support/administrator.js';
import { placeOrder, takeawayForm } from '../support/order.js';

test('a page shows that its connection is lost, on a phone too, and catches up when it is back', async ({
  page,
  request,
  baseURL,
}) => {
  const proxy = await FlakyProxy.to(baseURL!);
  await page.goto(`${proxy.url}/backend/login`);
  await page.getByLabel(/Benutzername|E-Mail/).fill(administrator.username);
  await page.getByRole('textbox', { name: /Passwort/ }).fill(administrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${proxy.url}/backend/orders`);
  await page.getByText('Live', { exact: true }).waitFor();

  await proxy.goAway();
  const { ticketNumber } = await placeOrder(request, await takeawayForm(request));
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
  const words = page.getByText(/^Stand \d\d:\d\d$/);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText('Getrennt', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(words).toBeInViewport({ ratio: 1 });
    const [line, content] = [(await words.boundingBox())!, (await page.getByRole('main').boundingBox())!];
    expect(line.y + line.height, `the line covers nothing at ${width} px`).toBeLessThanOrEqual(content.y);
  }
  await proxy.comeBack();
  await expect(
    page.getByRole('status').filter({ hasText: `Neue Bestellung Nummer ${ticketNumber},` }),
  ).toHaveCount(1);
  await proxy.close();
});
