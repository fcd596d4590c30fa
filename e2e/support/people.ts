import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { ownSite } from './own-site.js';

export const password = 'Vier Linden rauschen leise';

export interface Person {
  id: string;
  username: string;
  email: string;
}

/** Somebody new with this role in all branches, who has no password yet. `request` is signed in as administrator. */
export async function hire(
  request: APIRequestContext,
  role = 'ROLE_SHIFT_LEAD',
  lastName = 'Lindner',
): Promise<Person> {
  const { data: branches } = await (await request.get('/api/branches')).json();
  const username = `resi-${randomUUID().slice(0, 8)}`;
  const answer = await request.post('/api/users', {
    headers: ownSite,
    data: {
      firstName: 'Resi',
      lastName,
      username,
      email: `${username}@zurlinde.example`,
      roles: [role],
      branches: branches.map(({ id }: { id: string }) => ({ id })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data;
}

export async function disable(request: APIRequestContext, { id }: Person): Promise<void> {
  const { data } = await (await request.get(`/api/users/${id}`)).json();
  const answer = await request.put(`/api/users/${id}`, {
    headers: { ...ownSite, 'If-Match': `"${data.revision}"` },
    data: { isDisabled: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function invite(request: APIRequestContext, { id }: Person): Promise<void> {
  const answer = await request.post(`/api/users/${id}/invitation`, { headers: ownSite });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The link in the newest mail to a person, once there are so many. */
export async function linkMailedTo(
  request: APIRequestContext,
  { email }: Person,
  mails = 1,
): Promise<string> {
  const own = async (): Promise<{ id: string }[]> => {
    const { data } = await (await request.get('/api/mails')).json();
    return data.filter(({ to }: { to: string }) => to === email);
  };
  await expect.poll(async () => (await own()).length).toBe(mails);
  const [{ id }] = (await own()) as [{ id: string }];
  const { data } = await (await request.get(`/api/mails/${id}`)).json();
  return /\/backend\/login\/link#\S+/.exec(data.text)![0];
}

/** A page of a person who has just signed in by invitation and chosen a password. */
export async function firstPageOf(
  person: Person,
  request: APIRequestContext,
  browser: Browser,
): Promise<Page> {
  await invite(request, person);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(await linkMailedTo(request, person));
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.waitForURL('**/backend/orders/board');
  return page;
}

/** Another page of the same person, in another browser. */
export async function anotherPageOf({ username }: Person, browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto('/backend/login?from=/account');
  await page.getByLabel(/Benutzername/).fill(username);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/backend/account');
  return page;
}
