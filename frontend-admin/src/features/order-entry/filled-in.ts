import { storedPhone } from '@bestellwerk/domain/addresses/contact-details';
import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import type { Branch } from '@bestellwerk/domain/records/definitions/branch';
import { emptyDraft, type EntryDraft, type GuestField } from './entry-draft.js';

/** Takes over what is known of a guest; what was entered about the order itself stays. */
export function withGuest(draft: EntryDraft, guest: KnownGuest, branch: Branch): EntryDraft {
  const cleared = withoutFilledIn(draft, branch);
  const { companyName, email, street, floor, stairway, door, zipCode } = guest;
  const name = [guest.firstName, guest.lastName].filter(Boolean).join(' ');
  const place =
    street === '' ? {} : { street, floor, stairway, door, zipCode, city: guest.city || cleared.city };
  const fields = { ...place, name, companyName, email };
  const phone = storedPhone(draft.phone, branch.phone);
  return { ...cleared, ...fields, phone, deliveryArea: '', filledIn: { phone, fields } };
}

/** Another number is another guest: what was filled in for the number before goes, what staff have typed stays. */
export function withPhone(draft: EntryDraft, phone: string, branch: Branch): EntryDraft {
  const isSame = storedPhone(phone, branch.phone) === draft.filledIn?.phone;
  return { ...(isSame ? draft : withoutFilledIn(draft, branch)), phone };
}

function withoutFilledIn(draft: EntryDraft, branch: Branch): EntryDraft {
  const names = Object.keys(draft.filledIn?.fields ?? {}) as GuestField[];
  const untouched = names.filter((name) => draft[name] === draft.filledIn?.fields[name]);
  const empty = emptyDraft(branch);
  const blank = Object.fromEntries(untouched.map((name) => [name, empty[name]]));
  return { ...draft, ...blank, filledIn: null };
}
