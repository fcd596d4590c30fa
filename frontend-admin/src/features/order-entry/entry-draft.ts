import { storedPhone } from '@bestellwerk/domain/addresses/contact-details';
import { countryOfBranch, normalizeZipCode } from '@bestellwerk/domain/addresses/postal-address';
import type { DeliveryMode } from '@bestellwerk/domain/delivery/delivery-mode.schema';
import type { Problem } from '@bestellwerk/domain/kernel/refusal';
import { staffMessages } from '@bestellwerk/domain/ordering/checkout/check/messages';
import { areaOf, offeredModes } from '@bestellwerk/domain/ordering/checkout/branch-offer';
import { type ShopFacts, timeZoneOf } from '@bestellwerk/domain/ordering/checkout/check/check-context';
import type { CartItem, OrderForm } from '@bestellwerk/domain/ordering/checkout/order-form.schema';
import { readTypedWhen } from '@bestellwerk/domain/ordering/entry/typed-when';
import type { PaymentMethod } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { Branch, DeliveryArea } from '@bestellwerk/domain/records/definitions/branch';
import type { StoredFormat } from '@bestellwerk/ui/storage/stored-value';

export type GuestField =
  'name' | 'companyName' | 'email' | 'street' | 'floor' | 'stairway' | 'door' | 'zipCode' | 'city';

/** What the record of a guest has filled in, and for which number, as it is stored. */
interface FilledIn {
  readonly phone: string;
  readonly fields: Partial<Record<GuestField, string>>;
}

/** An order while it is entered. */
export interface EntryDraft {
  readonly phone: string;
  /** First and last name, as they are spoken. */
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly mode: DeliveryMode;
  readonly table: string;
  readonly street: string;
  readonly floor: string;
  readonly stairway: string;
  readonly door: string;
  readonly zipCode: string;
  readonly city: string;
  /** Empty: the one that the postal code belongs to. */
  readonly deliveryArea: string;
  /** As it was typed; empty is as soon as possible. */
  readonly when: string;
  readonly items: readonly CartItem[];
  readonly comment: string;
  readonly paymentMethod: PaymentMethod;
  readonly isPaid: boolean;
  /** Null while nothing comes from the lookup of a number. */
  readonly filledIn: FilledIn | null;
}

export const emptyDraft = (branch: Branch): EntryDraft => ({
  ...{ phone: '', name: '', companyName: '', email: '', mode: offeredModes(branch)[0] ?? 'takeaway' },
  ...{ table: '', street: '', floor: '', stairway: '', door: '', zipCode: '', city: branch.city },
  ...{ deliveryArea: '', when: '', items: [], comment: '', paymentMethod: 'cash', isPaid: false },
  filledIn: null,
});

/** A draft lives as long as the browser's tab, until somebody signs out. */
export const draftFormat: StoredFormat<EntryDraft> = {
  version: 1,
  parse: (value) => {
    // Drafts of a tab that was open before an update do not have it.
    const { items, filledIn = null, ...rest } = value as EntryDraft;
    const isWhole = Object.values(rest).every((one) => typeof one === 'string' || typeof one === 'boolean');
    return isWhole && Array.isArray(items) && 'when' in rest ? { ...rest, items, filledIn } : null;
  },
};

/** Under the prefix of all drafts, which are deleted at sign-out. */
export const draftNameOf = (user: string, branch: string): string => `draft:${user}:order-entry/${branch}`;

const namesOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

/** The area that the postal code belongs to; null without one, though some area may take all that no other names. */
export function areaOfZipCode({ zipCode }: Pick<EntryDraft, 'zipCode'>, branch: Branch): DeliveryArea | null {
  const entered = normalizeZipCode(zipCode);
  return entered === '' ? null : areaOf({ zipCode: entered, country: countryOfBranch(branch) }, branch);
}

export interface DraftedForm {
  readonly form: OrderForm;
  /** What cannot be read; the rest is checked by the rules of the order. */
  readonly problems: readonly Problem[];
}

/** The draft as it is sent. */
export function formOf(draft: EntryDraft, facts: ShopFacts): DraftedForm {
  const { branch, now } = facts;
  const { mode, items, comment, paymentMethod, companyName, phone } = draft;
  const country = countryOfBranch(branch);
  const zipCode = normalizeZipCode(draft.zipCode);
  const when = readTypedWhen(draft.when, now, timeZoneOf(facts));
  const isDelivery = mode === 'delivery';
  const { street, floor, stairway, door, city, email } = draft;
  const form: OrderForm = {
    branch: branch.id,
    isDelivery,
    isDineIn: mode === 'dineIn',
    table: mode === 'dineIn' ? draft.table || null : null,
    items: [...items],
    deliveryArea: isDelivery ? draft.deliveryArea || (areaOfZipCode(draft, branch)?.area ?? null) : null,
    appointmentDate: when.kind === 'at' ? when.at.toISOString() : null,
    ...{ paymentMethod, comment, email, companyName, country, vatNumber: '' },
    isCompany: companyName.trim() !== '',
    ...namesOf(draft.name),
    phone: storedPhone(phone, branch.phone),
    ...{ street, floor, stairway, door, zipCode, city },
    ...{ isDeliveryAddressDifferent: false, isDeliveryCompany: false, deliveryCompanyName: '' },
    ...{ deliveryFirstName: '', deliveryLastName: '', deliveryStreet: '', deliveryFloor: '' },
    ...{ deliveryStairway: '', deliveryDoor: '', deliveryZipCode: '', deliveryCity: '' },
    ...{
      deliveryCountry: country,
      donatee: null,
      donationAmount: null,
      legalInstructions: false,
      privacyPolicy: false,
    },
  };
  return {
    form,
    problems: [
      ...(when.kind === 'problem' ? [{ field: 'appointmentDate', message: when.message }] : []),
      ...(isDelivery && zipCode !== '' && form.deliveryArea === null
        ? [{ field: 'zipCode', message: staffMessages.zipCodeElsewhere(zipCode, '', null) }]
        : []),
    ],
  };
}
