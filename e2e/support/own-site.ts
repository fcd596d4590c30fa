import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** A session's changes are only taken from our own pages. */
export const ownSite = { 'Sec-Fetch-Site': 'same-origin' };

export async function post<Data>(request: APIRequestContext, path: string, data: object): Promise<Data> {
  const answer = await request.post(path, { data, headers: { ...ownSite, 'Idempotency-Key': randomUUID() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}
