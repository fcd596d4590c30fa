import { expect, test } from '@playwright/test';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { signIn } from '../support/administrator.js';
import { openLoaded } from '../support/back-office.js';
import { placeOrder, takeawayForm } from '../support/order.js';

const MINUTE = 60_000;

/** Fourteen orders of very different length, due one after the other. */
function differentOrders(order: StaffOrder): StaffOrder[] {
  const [item] = order.items;
  return [1, 6, 2, 1, 9, 1, 3, 1, 1, 5, 2, 8, 1, 4].map((count, index) => ({
    ...{ ...order, id: `lane-${index}`, ticketNumber: index + 1 },
    items: Array.from({ length: count }, () => item!),
    comment: index % 4 === 3 ? 'Bitte bei Huber läuten und kurz warten. '.repeat(4) : null,
    placedAt: new Date(Date.now() - (14 - index) * MINUTE).toISOString(),
  }));
}

test('a long column leaves no holes beside high cards, and keeps the orders as they are due', async ({
  page,
  request,
}) => {
  const { id } = await placeOrder(request, await takeawayForm(request));
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page.request);
  // Orders of other tests would come in while the cards are measured.
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  await page.route('**/socket.io/**', (route) => route.abort());
  const { data } = await (await page.request.get(`/api/orders/${id}`)).json();
  await page.route('**/api/orders/current*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: unknown };
    await route.fulfill({ response, json: { ...answer, data: differentOrders(data) } });
  });
  await openLoaded(page, '/backend/orders/board');
  const cards = page.locator('[data-column="new"][data-wide] [data-order]');
  await expect(cards).toHaveCount(14);
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, top, bottom } = card.getBoundingClientRect();
      return { id: card.getAttribute('data-order')!, left: Math.round(left), top, bottom };
    }),
  );
  expect(boxes.map((box) => box.id)).toEqual(boxes.map((_, index) => `lane-${index}`));
  const lefts = [...new Set(boxes.map(({ left }) => left))];
  expect(lefts).toHaveLength(2);
  const lanes = lefts.map((left) => boxes.filter((box) => box.left === left));
  const gaps = lanes.flatMap((lane) =>
    lane.slice(1).map((box, index) => Math.round(box.top - lane[index]!.bottom)),
  );
  expect(Math.max(...gaps)).toBeLessThan(60);
  const ends = lanes.map((lane) => lane.at(-1)!.bottom);
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(600);
});
