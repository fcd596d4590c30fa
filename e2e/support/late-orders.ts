import type { Page } from '@playwright/test';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';

const MINUTE = 60_000;
const modes = ['takeaway', 'delivery', 'dineIn'] as const;
const statuses = ['pending', 'confirmed', 'ready'] as const;

/** From now on the board shows one order as late ones of each kind in each column, with tickets of one to three digits. */
export async function showLateOrders(page: Page, order: StaffOrder): Promise<void> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
  const orders = statuses.flatMap((status, column) =>
    modes.map((mode, row) => ({
      ...{ ...order, id: `${mode}-${status}`, mode, status, ticketNumber: [7, 26, 126][row] },
      placedAt: ago(column === 0 ? 44 : 95),
      appointmentDate: ago(column === 0 ? 13 : 65),
    })),
  );
  await page.route('**/api/orders/current*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: unknown };
    await route.fulfill({ response, json: { ...answer, data: orders } });
  });
}
