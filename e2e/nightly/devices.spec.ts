import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';
import { KillableBrowser } from '../support/killable-browser.js';
import { ownSite, post } from '../support/own-site.js';

interface Me {
  user: { id: string; username: string; branches: { id: string; name: string }[] };
}

async function signedIn(request: APIRequestContext): Promise<Me> {
  await signIn(request);
  return (await (await request.get('/api/users/me')).json()).data;
}

const scene = (headline: string) => ({
  type: 'showScene',
  arguments: { scene: { headline, lines: [{ label: 'Tafelspitz', value: '19,80 €' }], theme: 'light' } },
});
const message = (text: string) => ({ type: 'showMessage', arguments: { text, seconds: null } });
const identify = { type: 'identify', arguments: {} };
const reload = { type: 'reload', arguments: {} };
const clear = { type: 'clear', arguments: {} };

/** Two lots of five kinds: one that waits would be superseded by another one of its kind. */
const lots = [
  [identify, message('Gleich geht es weiter'), scene('Mittagsmenü'), reload, clear],
  [identify, reload, clear, message('Guten Appetit'), scene('Abendkarte')],
];

/** The ids in the screen's journal, as they lie in its storage. */
const journalOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`new Promise((resolve) => {
    const opening = indexedDB.open('signage');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('remembered').objectStore('remembered').get('signage');
      reading.onsuccess = () => resolve(reading.result.record.journal.map(({ command }) => command));
    };
  })`);

test.describe('a screen', () => {
  let browser: KillableBrowser;
  test.beforeAll(() => void (browser = new KillableBrowser()));
  test.afterAll(() => browser.remove());

  test('that is killed in the middle of ten commands does each once and reports all', async ({ request }) => {
    test.setTimeout(120_000);
    const { user } = await signedIn(request);
    let page = await browser.open('/signage');
    const code = await page.locator('.pairing-code').textContent();
    await expectNothingSerious(page);
    const screen = { code, name: 'Schaufenster', branch: user.branches[0]!.id };
    const { id } = await post<{ id: string }>(request, '/api/digital-signage-devices', screen);
    const path = `/api/digital-signage-devices/${id}`;
    await expect(page.locator('.player')).toBeVisible();

    for (const lot of lots) {
      for (const instruction of lot) await post(request, `${path}/command`, instruction);
      await expect(page.getByRole('heading', { name: 'Schaufenster' })).toBeVisible();
      await browser.kill();
      page = await browser.open('/signage');
      await expect(async () => {
        const { data } = await (await request.get(path)).json();
        expect([data.current, data.waiting]).toEqual([null, []]);
      }).toPass({ timeout: 40_000 });
    }
    await expect(page.getByRole('heading', { name: 'Abendkarte' })).toBeVisible();
    await expectNothingSerious(page);

    const { data } = await (await request.get(`${path}/commands?limit=50`)).json();
    const history = data as { id: string; steps: { status: string }[] }[];
    expect(history).toHaveLength(10);
    for (const { steps } of history) {
      const statuses = steps.map(({ status }) => status);
      expect(statuses).toEqual(['requested', 'delivered', 'acknowledged', 'completed']);
    }
    expect(await journalOf(page)).toEqual(history.map((command) => command.id).reverse());

    expect((await request.delete(path, { headers: ownSite })).ok()).toBe(true);
    await expect(page.locator('.pairing-code')).toBeVisible();
  });
});
