import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Person, Step } from '../../../../domain/ordering/testing/lifecycle/lifecycle-table.js';
import { items } from '../../testing/orders.js';

const [line] = items(2);

/** Who sends a request: the people of the lifecycle, and those who should not get in at all. */
export const callers = [
  'guest',
  'guestOfAnother',
  'visitor',
  'signedOut',
  'employee',
  'shiftLead',
  'manager',
  'otherManager',
  'accounting',
  'auditor',
  'administrator',
] as const;
export type Caller = (typeof callers)[number];

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below /api/orders/{id}, or of the guest's page. */
  readonly path: string;
  readonly isOfGuest?: boolean;
  readonly body?: object;
  /** Where the lifecycle says what comes of it. */
  readonly step?: Step;
}

const validUntil = '2026-11-22T11:00:00.000Z';
const prices = [0, 1].map((index) => ({ index, unitGross: 12.5 }));
const stars = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };
const reason = 'Anruf des Gastes';
const guests = { method: 'POST', isOfGuest: true } as const;

/** What leads an order on. */
const steps: readonly Request[] = [
  { method: 'POST', path: '/status/confirm', step: 'confirm' },
  { method: 'POST', path: '/status/confirm', body: { counterAppointment: '2026-11-20T18:00:00.000Z' } },
  { method: 'POST', path: '/status/in-delivery', step: 'sendOut' },
  { method: 'POST', path: '/status/completed', step: 'complete' },
  { method: 'POST', path: '/quotation', body: { items: prices, validUntil } },
  { ...guests, path: '/confirm-counter-appointment', step: 'acceptProposal' },
  { ...guests, path: '/accept-quotation', body: { offer: 1 } },
  { ...guests, path: '/questionnaire', body: stars },
];

const requests: readonly Request[] = [
  ...steps,
  { method: 'POST', path: '/status/reject', body: { message: 'Leider aus.' }, step: 'reject' },
  { method: 'POST', path: '/status/cancel', body: { reason }, step: 'cancel' },
  { method: 'POST', path: '/status/confirm-counter-appointment', step: 'acceptByPhone' },
  { method: 'POST', path: '/status/withdraw-counter-appointment', step: 'withdrawProposal' },
  { method: 'POST', path: '/preparation', body: { lines: [{ index: 0, ...line }], isPrepared: true } },
  { method: 'POST', path: '/preparation', body: { lines: [{ index: 0, ...line }], isPrepared: false } },
  { method: 'POST', path: '/preparation/finish' },
  { method: 'POST', path: '/payments', body: { method: 'cash', amount: 1 } },
  { method: 'POST', path: `/payments/${randomUUID()}/counter-entry`, body: { reason } },
  { method: 'POST', path: `/payments/${randomUUID()}/refunds`, body: { amount: 1, reason } },
  { method: 'POST', path: '/refunds', body: { amount: 1, reason } },
  { method: 'POST', path: '/update-payment-status' },
  { method: 'POST', path: '/notes', body: { text: 'Ruft zurück' }, step: 'note' },
  { method: 'POST', path: '/items', body: items(1)[0]! },
  { method: 'PUT', path: '/items/0', body: { amount: 3 } },
  { method: 'PUT', path: '/items/1', body: { remove: true } },
  { method: 'POST', path: '/messages', body: { kind: 'newOrder', channel: 'email' } },
  { method: 'POST', path: '/resend-new-order-email' },
  { method: 'POST', path: '/resend-new-order-sms' },
  { method: 'POST', path: '/print', body: { template: 'receipt' } },
  { method: 'POST', path: '/review/answer', body: { text: 'Danke!' } },
  { method: 'POST', path: '/erase' },
  { ...guests, path: '/reject-counter-appointment', step: 'declineProposal' },
  { ...guests, path: '/decline-quotation', body: { offer: 1 } },
  { ...guests, path: '/withdraw-request', step: 'withdrawRequest' },
  { ...guests, path: '/payments' },
  { method: 'GET', path: '' },
  { method: 'GET', path: '/history' },
  { method: 'GET', path: '/history/1' },
  { method: 'GET', path: '/payments' },
  { method: 'GET', path: '/messages' },
  { method: 'GET', path: '/print-jobs' },
  { method: 'GET', path: '/print-preview/receipt' },
  { ...guests, method: 'GET', path: '' },
  { ...guests, method: 'GET', path: '/payments/return' },
];

/** What no form sends. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, '', ' ', -1, 0, 1e308, 1e-9, 0.1 + 0.2, true, [], {}, [[]]],
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      '‮',
      'x'.repeat(5_000),
      '2026-13-45T99:99:99Z',
      '9e99',
      "' OR 1=1 --",
    ],
    ...['2026-11-20T18:00:00+14:00', '+275760-09-13T00:00:00.001Z', '0000-01-01T00:00:00Z'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The body of a request, changed in one of its fields, replaced, or not even JSON. */
export type Change =
  | { readonly kind: 'as it is' }
  | { readonly kind: 'field'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'body'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  | { readonly kind: 'path'; readonly value: string };

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Change>({ kind: 'as it is' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('field' as const), at: fc.nat(4), value: strange }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('body' as const), value: strange }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('text' as const),
      text: fc.constantFrom('{', '', 'null', '{"a":', '\u0000', '{"__proto__":{"x":1}}', '"x"'),
      type: fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('path' as const),
      value: fc.constantFrom(
        'x',
        '%00',
        '%ff',
        '-1',
        '1e3',
        '99',
        randomUUID(),
        randomUUID().toUpperCase(),
        '😀',
      ),
    }),
  },
);

/** One request of somebody, sent once or twice at the same moment to two backends. */
export interface Asked {
  readonly by: Caller;
  readonly request: Request;
  readonly change: Change;
  readonly key: string;
  readonly isTwice: boolean;
}

const anyKey = fc.oneof(
  { weight: 5, arbitrary: fc.constant('new') },
  fc.constantFrom('none', 'x', '11111111-1111-4111-8111-111111111111'),
);

const anyRequest: fc.Arbitrary<Asked> = fc.record({
  by: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<Caller>('administrator', 'manager', 'guest') },
    fc.constantFrom(...callers),
  ),
  request: fc.constantFrom(...requests),
  change: anyChange,
  key: anyKey,
  isTwice: fc.boolean(),
});

/** By somebody who may, so that orders get far. */
const anyStep: fc.Arbitrary<Asked> = fc
  .record({
    request: fc.constantFrom(...steps),
    staff: fc.constantFrom<Caller>('administrator', 'manager'),
    isTwice: fc.boolean(),
  })
  .map(({ request, staff, isTwice }) => ({
    by: request.isOfGuest ? 'guest' : staff,
    request,
    change: { kind: 'as it is' },
    key: 'new',
    isTwice,
  }));

export const anyAsked: fc.Arbitrary<Asked> = fc.oneof(anyRequest, anyStep);

/** The person of the lifecycle that a caller is; null for those who are nobody there. */
export const personOf = (caller: Caller): Person | null =>
  caller === 'guestOfAnother' || caller === 'visitor' || caller === 'signedOut' ? null : caller;

export function bodyOf({ request: { body = {} }, change }: Asked): { text: string; type: string } {
  const json = (value: unknown) => ({ text: JSON.stringify(value), type: 'application/json' });
  if (change.kind === 'text') return change;
  if (change.kind === 'body') return json(change.value);
  if (change.kind !== 'field') return json(body);
  const names = Object.keys(body);
  const name = names[change.at % Math.max(1, names.length)] ?? 'counterAppointment';
  return json({ ...body, [name]: change.value });
}
