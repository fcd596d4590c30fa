import { expect, test, type Locator } from '@playwright/test';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];

for (const viewport of sizes) {
  const { width, height } = viewport;
  test(`beside the menu at ${width} x ${height} the mode and a whole line stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/store/wien');
    const cart = page.getByRole('complementary', { name: 'Warenkorb' });
    for (const name of ['Gurkensalat', 'Almdudler', 'Steirisches Kürbiskernöl']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
      await expect(cart.getByText(name)).toBeInViewport({ ratio: 1 });
    }
    const notice = await boxOf(page.getByText('Produkt zum Warenkorb hinzugefügt.'));
    expect(notice.x + notice.width).toBeLessThan((await boxOf(cart)).x);

    await page.evaluate('window.scrollTo({ top: 0, behavior: "instant" })');
    const total = cart.getByText('Gesamt');
    const line = cart.getByRole('listitem').first();
    const mode = cart.getByRole('group', { name: 'Art der Lieferung' });
    await expect.poll(async () => isWhollyAbove(line, total)).toBe(true);
    expect((await boxOf(mode)).y + (await boxOf(mode)).height).toBeLessThan((await boxOf(line)).y + 1);
    const button = await boxOf(cart.getByRole('link', { name: 'Jetzt bestellen' }));
    expect(button.y + button.height).toBeLessThanOrEqual(height);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

async function isWhollyAbove(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = [await boxOf(one), await boxOf(other)];
  return above.y + above.height <= below.y;
}
