import { expect, test, type Page, type Worker } from '@playwright/test';
import { openBackOffice } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone } from '../support/axe.js';
import { launchOptionsOfWhole } from '../support/chromium.js';

test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: launchOptionsOfWhole });

const WORKER = '/backend/push-worker.js';

/** The worker as a page that is allowed to notify registers it. There is no push service that tests could reach. */
async function registered(page: Page): Promise<Worker> {
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script, { scope: '/backend/' });
    await navigator.serviceWorker.ready;
  }, WORKER);
  return started;
}

/** As the browser does it when its push service has something: over the DevTools protocol. */
async function deliver(page: Page, payload: object): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/backend/'));
      if (own) resolve(own.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(payload),
  });
}

const notice = {
  title: 'Neue Bestellung 14',
  body: 'Linde am Naschmarkt, Abholung, 23,40 €',
  tag: '11111111-1111-4111-8111-111111111111',
  kind: 'newOrder',
  url: '/backend/orders/11111111-1111-4111-8111-111111111111',
  receipt: '/api/push-receipts/22222222-2222-4222-8222-222222222222',
};

test('what is pushed is shown and its arrival confirmed', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await openBackOffice(page, 'account');
  const worker = await registered(page);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { fetch: unknown; asked: string[] };
    scope.asked = [];
    scope.fetch = (address: string, { method }: { method: string }) => {
      scope.asked.push(`${method} ${address}`);
      return Promise.resolve(new Response());
    };
  });
  await deliver(page, notice);
  const shown = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration('/backend/'))!;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: notice.tag }]);
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { asked: string[] }).asked))
    .toEqual([`POST ${notice.receipt}`]);
});

test('the account says how to be notified, and why it is not possible', async ({ page, context }) => {
  await openBackOffice(page, 'account');
  const block = page.getByRole('region', { name: 'Benachrichtigungen auf diesem Gerät' });
  await expect(
    block.getByText(/Benachrichtigungen für diese Seite gesperrt|auch wenn keine Seite offen ist/),
  ).toBeVisible();
  await context.grantPermissions(['notifications']);
  await page.reload();
  await expect(block.getByRole('checkbox', { name: 'Neue Bestellungen und Anfragen' })).toBeChecked();
  await expectNothingSeriousAt(page, phone, desk);
  await block.getByRole('button', { name: 'Einschalten' }).click();
  // This browser has no push service: that is said, and nothing is left half done.
  await expect(block.getByRole('alert')).toContainText('Der Dienst für Mitteilungen dieses Browsers');
  const { data } = await (await page.request.get('/api/push-subscriptions')).json();
  expect(data).toEqual([]);
});
