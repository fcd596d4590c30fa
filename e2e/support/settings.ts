import { expect, type APIRequestContext } from '@playwright/test';
import { ownSite } from './own-site.js';

type Settings = Readonly<Record<string, unknown>>;

/**
 * Changes settings as an administrator does, whom `request` is signed in as, and waits until the shop has them. Other journeys change
 * settings at the same time.
 */
export async function changeSettings(request: APIRequestContext, settings: Settings): Promise<void> {
  await expect(async () => {
    const { data } = await (await request.get('/api/config')).json();
    const answer = await request.post('/api/config', {
      headers: { ...ownSite, 'If-Match': `"${data.revision}"` },
      data: settings,
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass();
  const shown = async () => (await (await request.get('/api/init')).json()).data.config;
  await expect.poll(shown).toMatchObject(settings);
}
