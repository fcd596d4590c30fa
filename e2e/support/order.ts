import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { ownSite } from './own-site.js';
import { takeawayFormOf } from './takeaway-form.js';

interface Placed {
  id: string;
  uid: string;
  hash: string;
  ticketNumber: number;
}

/** A valid takeaway order of one Wiener Schnitzel in the first branch. */
export async function takeawayForm(
  request: APIRequestContext,
  customer = 'Probe',
): Promise<Record<string, unknown>> {
  const { data } = await (await request.get('/api/init')).json();
  return takeawayFormOf(data, customer);
}

export async function placeOrder(
  request: APIRequestContext,
  form: Record<string, unknown>,
  key: string = randomUUID(),
): Promise<Placed> {
  const answer = await request.post('/api/orders', {
    data: form,
    headers: { ...ownSite, 'Idempotency-Key': key },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data;
}
