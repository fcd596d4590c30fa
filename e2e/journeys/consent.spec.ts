import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { desk, expectNothingSeriousAt, phone, tablet } from '../support/axe.js';
import { sendOrder } from '../support/checkout.js';
import { noConsent } from '../support/consent.js';
import { firstPageOf, hire } from '../support/people.js';

interface Entry {
  readonly action: string;
  readonly data: { readonly path?: string; readonly price?: number };
}

test.use({ storageState: noConsent });

/** Requests of a page that are about its guest: entries of visits, and anything that goes to another host. */
function record(page: Page, baseURL: string) {
  const [entries, elsewhere]: [Entry[], string[]] = [[], []];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
    if (pathname === '/api/analytics-log' && request.method() === 'POST') {
      entries.push(...((request.postDataJSON() ?? []) as Entry[]));
    }
  });
  return { entries, elsewhere, actions: () => entries.map(({ action }) => action) };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

async function putIntoCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Almdudler', exact: true }).click();
  await page.getByRole('button', { name: /Zum Warenkorb hinzufügen/ }).click();
}

test(
  'a guest who declines is not counted, and is asked again only from the foot of the page',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
    const { entries, elsewhere } = record(page, baseURL!);
    await page.goto('/store/wien');
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Mehr erfahren' })).toBeFocused();
    await expectNothingSeriousAt(page, phone, tablet, desk, { width: 320, height: 640 });
    await putIntoCart(page);
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(banner(page)).toHaveCount(0);
    const [cookie] = (await context.cookies()).filter(
      ({ name }) => name === 'cookie-banner-acceptance-state',
    );
    expect(cookie).toMatchObject({ value: 'declined', sameSite: 'Lax', path: '/' });
    const days = (cookie!.expires - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    await page.reload();
    await page.getByRole('button', { name: 'Cookies' }).click();
    await expect(banner(page)).toBeFocused();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Cookies' })).toBeVisible();
    expect(entries).toEqual([]);
    expect(elsewhere).toEqual([]);
  },
);

for (const size of [phone, { width: 320, height: 640 }, { width: 720, height: 450 }, desk]) {
  test(`at ${size.width} x ${size.height} the banner covers neither the cart nor the button that orders`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/store/wien');
    await expect(banner(page)).toBeVisible();
    await putIntoCart(page);
    const cart =
      size.width >= 1024
        ? page
            .getByRole('complementary', { name: 'Warenkorb' })
            .getByRole('link', { name: 'Jetzt bestellen' })
        : page.getByRole('button', { name: /im Warenkorb/ });
    await expect(cart).toBeInViewport({ ratio: 1 });
    // What is covered takes no click.
    await cart.click({ trial: true });
    const [edge, above] = [(await banner(page).boundingBox())!, (await cart.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(edge.y + 1);
    await page.goto('/store/wien/checkout');
    await expect(banner(page)).toBeVisible();
    const submit = page.getByRole('button', { name: / abschicken/ });
    await submit.focus();
    await submit.click({ trial: true });
    expect(
      await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBe(0);
  });
}

test('a guest who agrees is counted from the first page to the order, which counts once', async ({
  page,
  baseURL,
}) => {
  const { entries, elsewhere, actions } = record(page, baseURL!);
  await page.goto('/store/wien?utm_source=flyer&table=');
  await putIntoCart(page);
  await expect(banner(page)).toBeVisible();
  expect(entries).toEqual([]);
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect.poll(actions).toEqual(expect.arrayContaining(['device-init', 'page_view', 'add_to_cart']));
  expect(entries[0]!.data).toMatchObject({ path: '/store/wien?utm_source=flyer', darkMode: false });

  await page.goto('/store/wien/checkout');
  await expect.poll(actions).toContain('initiate_checkout');
  await sendOrder(page, 'Zähler');
  await expect.poll(() => entries.map(({ data }) => data.path)).toContain('/status/*');
  const purchases = entries.filter(({ action }) => action === 'purchase');
  expect(purchases).toHaveLength(1);
  expect(purchases[0]!.data.price).toBeGreaterThan(0);
  expect(actions().filter((action) => action === 'device-init')).toHaveLength(1);
  const [, uid, hash] = /status\/([^/]+)\/([^/]+)/.exec(page.url())!;
  for (const secret of [uid!, hash!]) expect(JSON.stringify(entries)).not.toContain(secret);
  expect(elsewhere).toEqual([]);
});

test(
  'the tools of the shop are there for an administrator, and for nobody else',
  { tag: '@nightly' },
  async ({ page, request, browser }) => {
    await signIn(page.request);
    await page.goto('/store/wien');
    const tools = page.getByRole('navigation', { name: 'Verwaltung' });
    await expect(tools.getByRole('link', { name: 'Filiale bearbeiten' })).toHaveAttribute(
      'href',
      /^\/backend\/branches\/[\da-f-]{36}$/,
    );
    await expectNothingSeriousAt(page, phone, desk);
    await tools.getByRole('button', { name: 'Abmelden' }).click();
    await expect(tools).toHaveCount(0);

    await signIn(request);
    const employee = await firstPageOf(await hire(request, 'ROLE_EMPLOYEE'), request, browser);
    const known = employee.waitForResponse('**/api/users/me');
    await employee.goto('/');
    expect((await (await known).json()).data.roles).toEqual(['ROLE_EMPLOYEE']);
    await expect(employee.getByRole('button', { name: 'Cookies' })).toBeVisible();
    await expect(employee.getByRole('navigation', { name: 'Verwaltung' })).toHaveCount(0);
  },
);
