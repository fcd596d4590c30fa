import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

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
  const schnitzel = data.products.find((product: { uid: string }) => product.uid === 'wiener-schnitzel');
  return {
    branch: data.branches[0].id,
    items: [
      { product: schnitzel.id, amount: 1, unit: 'piece', parts: ['Erdäpfelsalat', ['Preiselbeeren'], null] },
    ],
    paymentMethod: 'cash',
    firstName: 'Erika',
    lastName: customer,
    phone: '+43 664 1234567',
    email: 'erika@example.org',
    legalInstructions: true,
    privacyPolicy: true,
  };
}

export async function placeOrder(
  request: APIRequestContext,
  form: Record<string, unknown>,
  key: string = randomUUID(),
): Promise<Placed> {
  const answer = await request.post('/api/orders', { data: form, headers: { 'Idempotency-Key': key } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data;
}
