import fc from 'fast-check';
import type { RefundCause } from '../../order/online-payment-events.js';
import { leaders, people, type Person } from './lifecycle-table.js';

/** A refund of the payment with the same id, each share a refund of its own; or the counter entry that takes it back. */
interface HandRefund {
  readonly by: Person;
  readonly share: number | null;
  readonly cause: RefundCause | undefined;
  readonly id: string;
  readonly text: string;
}

/** What somebody asks for. `by` is ignored where only the guest or a rule acts. */
export type Act =
  | { readonly kind: 'confirm' | 'sendOut' | 'complete'; readonly by: Person }
  | { readonly kind: 'propose'; readonly by: Person; readonly minutes: number }
  | { readonly kind: 'reject' | 'cancel' | 'note'; readonly by: Person; readonly text: string }
  | { readonly kind: 'addItem'; readonly by: Person; readonly cents: number; readonly amount: number }
  | {
      readonly kind: 'changeItem';
      readonly by: Person;
      readonly index: number;
      readonly amount: number;
      readonly isOutdated: boolean;
      readonly text: string;
    }
  | {
      readonly kind: 'removeItem';
      readonly by: Person;
      readonly index: number;
      readonly isOutdated: boolean;
      readonly text: string;
    }
  | {
      readonly kind: 'offer';
      readonly by: Person;
      readonly prices: readonly number[];
      readonly minutes: number;
    }
  | {
      readonly kind: 'payByHand';
      readonly by: Person;
      /** Of what is open. */
      readonly share: number;
      readonly method: 'cash' | 'atm-card' | 'hydro-ag-voucher' | 'mollie';
      readonly id: string;
    }
  | {
      readonly kind: 'counter';
      readonly by: Person;
      readonly id: string;
      readonly isOfEntry: boolean;
      readonly text: string;
    }
  | ({ readonly kind: 'refundByHand' } & HandRefund)
  | ({ readonly kind: 'counterRefund' } & HandRefund)
  | {
      readonly kind: 'refund';
      readonly by: Person;
      /** Of what can be refunded; null: all of it. */
      readonly share: number | null;
      readonly cause: RefundCause | undefined;
      readonly id: string;
      readonly text: string;
    }
  | {
      readonly kind: 'acceptProposal' | 'declineProposal' | 'acceptByPhone' | 'withdrawProposal';
      readonly by: Person;
      /** About another time than the proposed one. */
      readonly isOutdated: boolean;
    }
  | { readonly kind: 'review' | 'payOnline' | 'withdrawRequest' }
  | { readonly kind: 'acceptOffer' | 'declineOffer'; readonly isOutdated: boolean }
  | { readonly kind: 'print' | 'message'; readonly id: string }
  | { readonly kind: 'deadlines' | 'erase' | 'placeAgain' }
  | { readonly kind: 'wait'; readonly minutes: number }
  | {
      readonly kind: 'atProvider';
      readonly attempt: number;
      readonly does: ProviderAct;
      /** Whether we are notified, and so ask the provider, right afterwards. */
      readonly isNotified: boolean;
    }
  | { readonly kind: 'news'; readonly attempt: number; readonly age: number };

export const providerActs = [
  'open',
  'pay',
  'authorize',
  'fail',
  'cancel',
  'expire',
  'work',
  'settleRefund',
  'failRefund',
  'refund',
  'chargeBack',
  'reverse',
] as const;
export type ProviderAct = (typeof providerActs)[number];

/** Mostly people who may do much, so that an order gets far. */
const by = fc.constantFrom(
  ...people.filter((person) => person !== 'guest'),
  ...(['employee', 'manager', 'manager', 'manager', 'administrator', 'administrator'] as const),
);
const text = fc.constantFrom('Anruf des Gastes', ' ', '');
const cause = fc.constantFrom<RefundCause | undefined>(undefined, 'missing', 'faulty', 'goodwill', 'other');
/** Few, so that the same one comes again. */
const id = fc
  .integer({ min: 1, max: 4 })
  .map((digit) => `${digit}`.repeat(8) + '-0000-4000-8000-000000000000');
const index = fc.integer({ min: 0, max: 3 });
const amount = fc.constantFrom(0, 1, 2, 3, 7);
const cents = fc.constantFrom(0, 1, 50, 1650, 4999);
const minutes = fc.constantFrom(-5, 20, 90, 60 * 24, 60 * 24 * 200);
const share = fc.constantFrom(0, -1, 0.01, 0.5, 1, 1.5, 0.33333);
const attempt = fc.integer({ min: 0, max: 2 });
const guest = fc.constant('guest' as const);
const isOutdated = fc.constantFrom(false, false, false, true);
const prices = fc.array(fc.constantFrom(0, 1234, 500_000, 1234, -1), { maxLength: 3 });
const method = fc.constantFrom(...(['cash', 'cash', 'atm-card', 'hydro-ag-voucher', 'mollie'] as const));
const kinds = <Kind extends string>(...names: Kind[]) => fc.constantFrom(...names);

const byHand = kinds('refundByHand', 'refundByHand', 'counterRefund');

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const isNotified = fc.constantFrom(true, true, true, false);

export const anyAct: fc.Arbitrary<Act> = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Act> }[]>(
  often(4, fc.record({ kind: kinds('confirm', 'sendOut', 'complete'), by })),
  often(2, fc.record({ kind: kinds('propose'), by, minutes })),
  often(2, fc.record({ kind: kinds('reject', 'cancel', 'note'), by, text })),
  often(1, fc.record({ kind: kinds('addItem'), by, cents, amount })),
  often(2, fc.record({ kind: kinds('changeItem'), by, index, amount, isOutdated, text })),
  often(2, fc.record({ kind: kinds('removeItem'), by, index, isOutdated, text })),
  often(3, fc.record({ kind: kinds('offer'), by, prices, minutes })),
  often(2, fc.record({ kind: kinds('payByHand'), by, share, method, id })),
  often(1, fc.record({ kind: kinds('counter'), by, id, isOfEntry: fc.boolean(), text })),
  often(2, fc.record({ kind: kinds('refund'), by, share: fc.option(share, { nil: null }), cause, id, text })),
  often(3, fc.record({ kind: byHand, by, share: fc.option(share, { nil: null }), cause, id, text })),
  often(
    4,
    fc.record({ kind: kinds('acceptByPhone', 'withdrawProposal', 'withdrawProposal'), by, isOutdated }),
  ),
  often(3, fc.record({ kind: kinds('acceptProposal', 'declineProposal'), by: guest, isOutdated })),
  often(4, fc.record({ kind: kinds('review', 'payOnline') })),
  often(1, fc.record({ kind: kinds('withdrawRequest') })),
  often(2, fc.record({ kind: kinds('acceptOffer', 'acceptOffer', 'declineOffer'), isOutdated })),
  often(1, fc.record({ kind: kinds('print', 'message'), id })),
  often(1, fc.record({ kind: kinds('deadlines', 'deadlines', 'deadlines', 'erase', 'placeAgain') })),
  often(1, fc.record({ kind: kinds('wait'), minutes: fc.constantFrom(1, 20, 40, 60 * 25) })),
  often(
    6,
    fc.record({ kind: kinds('atProvider'), attempt, does: fc.constantFrom(...providerActs), isNotified }),
  ),
  often(
    4,
    fc.record({ kind: kinds('atProvider'), attempt, does: kinds('work', 'settleRefund'), isNotified }),
  ),
  often(2, fc.record({ kind: kinds('news'), attempt, age: fc.constantFrom(0, 0, 1, 3) })),
);

const manager = { by: 'manager' } as const;
const confirm: Act = { kind: 'confirm', ...manager };
const pay: Act = { kind: 'atProvider', attempt: 0, does: 'pay', isNotified: true };
const authorize: Act = { ...pay, does: 'authorize' };
const offer: Act = { kind: 'offer', ...manager, prices: [1234], minutes: 20 };
const onItsWay: Act = { kind: 'sendOut', ...manager };
const work: Act = { ...pay, does: 'work' };
const byCash: Act = {
  ...{ kind: 'payByHand', ...manager, share: 1, method: 'cash' },
  id: '11111111-0000-4000-8000-000000000000',
};
/** Ways into the middle of a life; what does not apply to an order is refused, as it should be. */
const ways: readonly (readonly Act[])[] = [
  [],
  [pay],
  [authorize],
  [authorize, confirm],
  [authorize, confirm, work],
  [pay, confirm],
  [byCash, confirm],
  [byCash, confirm, onItsWay, { kind: 'complete', ...manager }],
  [pay, confirm, onItsWay],
  [pay, confirm, onItsWay, { kind: 'complete', ...manager }],
  [pay, { kind: 'propose', ...manager, minutes: 24 * 60 }],
  [authorize, { kind: 'propose', ...manager, minutes: 24 * 60 }],
  [
    { kind: 'propose', ...manager, minutes: 24 * 60 },
    { kind: 'withdrawProposal', ...manager, isOutdated: false },
  ],
  [offer],
  [offer, { kind: 'acceptOffer', isOutdated: false }],
  [pay, { kind: 'cancel', ...manager, text: 'Storno' }],
];

/** How an order begins. */
export const anyBeginning = fc.record({
  method: kinds('cash', 'mollie', 'datatrans'),
  mode: kinds('takeaway', 'delivery', 'dineIn'),
  capture: kinds('automatic', 'manual'),
  isQuotation: fc.constantFrom(false, false, false, true),
  hasAppointment: fc.boolean(),
  /** In cents for one piece, of each line. */
  prices: fc.array(fc.constantFrom(0, 990, 1650), { minLength: 1, maxLength: 3 }),
  way: fc.constantFrom(...ways),
});
export type Beginning = typeof anyBeginning extends fc.Arbitrary<infer B> ? B : never;

/** Less of a paid order needs somebody who answers for it, and a reason. */
export const mayLower = ({ by, text }: { by: Person; text: string }, paid: number): boolean =>
  paid <= 0 || (leaders.includes(by) && text.trim() !== '');
