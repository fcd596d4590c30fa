import { expect, test, type Page } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { placeOrder, takeawayForm } from '../support/order.js';
import { pagesOfPdf } from '../support/pdf-pages.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('labels lie where the sheet has them, and go on where it was begun', async ({ page, request }) => {
  await page.setViewportSize(desk);
  const { id } = await placeOrder(request, await takeawayForm(request, 'Etikettenprobe'));
  await openBackOffice(page, `orders/${id}`);
  await page.getByRole('link', { name: 'Etiketten' }).click();
  const sheet = page.getByRole('list', { name: 'Bogen 1 von 1' });
  const first = sheet.getByRole('listitem').first();
  await expect(first).toContainText('1/');
  // In tenths of a millimetre of paper: on a narrow screen the sheet is shown smaller.
  const placeOf = () =>
    first.evaluate((label) => {
      const paper = label.parentElement!.getBoundingClientRect();
      const { left, width } = label.getBoundingClientRect();
      const tenths = (pixels: number) => Math.round((pixels / paper.width) * 2100);
      return { left: tenths(left - paper.left), width: tenths(width) };
    });
  expect(await placeOf()).toEqual({ left: 97, width: 457 });
  await page.getByLabel('Erstes freies Etikett').fill('2');
  await expect.poll(placeOf).toEqual({ left: 580, width: 457 });
  await page.getByLabel('Format').selectOption('detail');
  await expect.poll(placeOf).toEqual({ left: 1055, width: 960 });
  await expectNothingSeriousAt(page, phone, desk);
  await page.setViewportSize(phone);
  await expect.poll(placeOf).toEqual({ left: 1055, width: 960 });
  await expect(sheet).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(first).toBeVisible();
});

/** The dialog's paper, and the size that the page itself asks for. */
const papers = { A4: { format: 'A4' }, 'its own size': { preferCSSPageSize: true } } as const;
type PaperName = keyof typeof papers;

const printed = (page: Page, paper: PaperName) => page.pdf(papers[paper]).then(pagesOfPdf);

test('five labels come out on one sheet, without a blank one before or behind it', async ({
  page,
  request,
}) => {
  await page.setViewportSize(desk);
  const form = await takeawayForm(request, 'Bogenprobe');
  const [item] = form.items as { amount: number }[];
  const { id, ticketNumber } = await placeOrder(request, { ...form, items: [{ ...item, amount: 5 }] });
  await openBackOffice(page, `orders/${id}`);
  for (const format of ['compact', 'detail']) {
    await page.goto(`/backend/orders/${id}/labels?format=${format}`);
    await expect(page.getByRole('list', { name: 'Bogen 1 von 1' }).getByRole('listitem')).toHaveCount(5);
    for (const paper of ['A4', 'its own size'] as const) {
      const pages = await printed(page, paper);
      expect(pages.length, `pages of ${format} on ${paper}`).toBe(1);
      expect(pages[0]!.text).toContain(String(ticketNumber));
      expect(pages[0]).toMatchObject({ width: 210, height: 297 });
    }
  }
});

test('labels that need two sheets come out on two', async ({ page, request }) => {
  await page.setViewportSize(desk);
  const form = await takeawayForm(request, 'Zwei Bögen');
  const [item] = form.items as { amount: number }[];
  const { id } = await placeOrder(request, { ...form, items: [{ ...item, amount: 5 }] });
  await openBackOffice(page, `orders/${id}/labels?format=detail&start=8`);
  await expect(page.getByRole('list', { name: 'Bogen 2 von 2' })).toBeVisible();
  for (const paper of ['A4', 'its own size'] as const) {
    expect((await printed(page, paper)).map(({ text }) => text.match(/Schnitzel/g)?.length)).toEqual([3, 2]);
  }
});
