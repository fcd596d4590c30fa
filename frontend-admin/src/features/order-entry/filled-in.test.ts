import { expect, test } from '@jest/globals';
import type { KnownGuest } from '@bestellwerk/domain/contracts/known-guest.schema';
import { branch } from '@bestellwerk/domain/ordering/testing/inn';
import { draftFormat, emptyDraft, type EntryDraft } from './entry-draft.js';
import { withGuest, withPhone } from './filled-in.js';

const inn = branch();
const nobody: KnownGuest = {
  ...{ firstName: '', lastName: '', companyName: '', email: '', phone: '' },
  ...{ street: '', floor: '', stairway: '', door: '', zipCode: '', city: '' },
  ...{ customer: null, lastOrder: null },
};
const anna: KnownGuest = {
  ...nobody,
  ...{ firstName: 'Anna', lastName: 'Huber', companyName: 'Huber KG', email: 'anna@example.org' },
  ...{ street: 'Lindengasse 3', door: '7', zipCode: '1070', city: 'Wien' },
};
const dialled = (changes: Partial<EntryDraft> = {}): EntryDraft => ({
  ...emptyDraft(inn),
  phone: '+43660111222',
  ...changes,
});
const ofAnna = withGuest(dialled(), anna, inn);

test('what a guest’s record has filled in goes as soon as there is another number', () => {
  expect(ofAnna).toMatchObject({ name: 'Anna Huber', email: 'anna@example.org', street: 'Lindengasse 3' });
  expect(withPhone(ofAnna, '0660 999888', inn)).toEqual(dialled({ phone: '0660 999888' }));
  expect(withPhone(ofAnna, '', inn)).toEqual(emptyDraft(inn));
});

test('the same number in another notation keeps the guest', () => {
  expect(withPhone(ofAnna, '0660 111222', inn)).toEqual({ ...ofAnna, phone: '0660 111222' });
});

test('what staff have typed stays when the number changes', () => {
  const corrected = { ...ofAnna, name: 'Karl Maier', comment: 'Bitte läuten' };
  const other = withPhone(corrected, '0660 999888', inn);
  expect(other).toMatchObject({ name: 'Karl Maier', comment: 'Bitte läuten', email: '', companyName: '' });
});

test('another guest of the same number takes over nothing of the one chosen before', () => {
  const karl = { ...nobody, firstName: 'Karl', lastName: 'Huber' };
  const chosen = withGuest(ofAnna, karl, inn);
  expect(chosen).toMatchObject({ name: 'Karl Huber', email: '', companyName: '', street: '', door: '' });
  expect(chosen).toMatchObject({ zipCode: '', city: inn.city });
});

test('what was filled in is still known after a reload, and a draft from before an update is read', () => {
  const reload = (draft: object) => draftFormat.parse(JSON.parse(JSON.stringify(draft)));
  expect(reload(ofAnna)).toEqual(ofAnna);
  const { filledIn: _, ...older } = dialled();
  expect(reload(older)).toEqual(dialled());
});
