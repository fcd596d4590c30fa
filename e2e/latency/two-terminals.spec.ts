import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.js';
import { expectNothingSerious } from '../support/axe.js';
import { post } from '../support/own-site.js';
import { hire } from '../support/people.js';

test('two terminals start at the same moment: one shift, and both show it', async ({ browser, request }) => {
  test.setTimeout(120_000);
  await signIn(request);
  const user = await hire(request);
  const code = await post<{ accessToken: string }>(request, `/api/users/${user.id}/time-tracking-token`, {});
  const terminals = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`/zeiterfassung#${user.username}/${code.accessToken}`);
      await expect(page.getByText('Nicht im Dienst')).toBeVisible();
      expect(page.url()).not.toContain(code.accessToken);
      return page;
    }),
  );
  const shifts = async (): Promise<number> => {
    const path = `/api/time-tracking/${user.username}/${code.accessToken}/working-activities`;
    return (await (await request.get(path)).json()).data.length;
  };
  const before = await shifts();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const [first, second] = terminals as [Page, Page];

  await Promise.all(terminals.map((page) => press(page, 'Dienst beginnen')));
  for (const page of terminals) {
    await expect(page.getByText(/^Im Dienst seit/)).toBeVisible();
    await expect(page.getByText('Ihr Dienst hat begonnen.')).toBeVisible();
    await expectNothingSerious(page);
  }
  expect(await shifts()).toBe(before + 1);

  await press(first, 'Pause beginnen');
  await expect(second.getByText(/^In Pause seit/)).toBeVisible();
  await press(second, 'Pause beenden');
  await expect(first.getByText(/^Im Dienst seit/)).toBeVisible();
  await press(first, 'Dienst beenden');
  await press(first, 'Ja, beenden');
  await expect(second.getByText('Nicht im Dienst')).toBeVisible();
  for (const page of terminals) await page.context().close();
});
