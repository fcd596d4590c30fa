import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** As the configuration starts the product. */
export const administrator = { username: 'chefin@zurlinde.example', password: 'Nur-fuer-den-Versuch-1' };

export async function signIn(request: APIRequestContext, who = administrator): Promise<void> {
  const answer = await request.post('/api/session', { data: who });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Opens a page of the back office, signed in. */
export async function openBackOffice(page: Page, path = ''): Promise<void> {
  await signIn(page.request);
  await page.goto(`/backend/${path}`);
}

/** As a person does. */
export async function signInOnPage(page: Page): Promise<void> {
  await page.goto('/backend/login');
  await page.getByLabel(/Benutzername|E-Mail/).fill(administrator.username);
  await page.getByRole('textbox', { name: /Passwort/ }).fill(administrator.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
