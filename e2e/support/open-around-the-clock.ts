import { expect, request } from '@playwright/test';
import { administrator, signIn } from './administrator.js';

const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });
const DAY_MS = 86_400_000;

/**
 * Opens the first branch of the product at `baseURL` around the clock, today and tomorrow: what is ordered "as soon as
 * possible" while it is closed is due later, and is elsewhere on the board. Resolves once guests are shown it.
 */
export async function openAroundTheClock(baseURL: string, who = administrator): Promise<void> {
  const client = await request.newContext({ baseURL, extraHTTPHeaders: { 'Sec-Fetch-Site': 'same-origin' } });
  try {
    const first = async () => (await (await client.get('/api/init')).json()).data.branches[0];
    const { id } = await first();
    await signIn(client, who);
    const { data } = await (await client.get(`/api/branches/${id}`)).json();
    const openingHours = [
      ...data.openingHours,
      ...[0, DAY_MS].map((later) => ({
        type: 'once',
        date: dates.format(Date.now() + later),
        isClosed: false,
        from: null,
        to: null,
      })),
    ];
    const answer = await client.put(`/api/branches/${id}`, {
      headers: { 'If-Match': `"${data.revision}"` },
      data: { openingHours },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await expect.poll(async () => (await first()).openingHours).toEqual(openingHours);
  } finally {
    await client.dispose();
  }
}
