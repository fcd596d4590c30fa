import { describe, expect, test } from '@jest/globals';
import { isRefusal } from '@bestellwerk/domain/kernel/refusal';
import { aProduct, anItem } from '../../testing/an-item.js';
import {
  canChooseAgain,
  changeOf,
  draftOf,
  draftOfProduct,
  inUnit,
  type ItemDraft,
  settledChange,
  settledItem,
} from './item-draft.js';

const terms = (product = aProduct()) => ({ product, mode: 'takeaway', currency: 'EUR' }) as const;
const item = anItem();
const first = draftOf(item, aProduct());

describe('the change of a line', () => {
  test('contains the amount alone if only that was entered, so that the price stays', () => {
    expect(changeOf(first, { ...first, amount: 3 })).toEqual({ amount: 3 });
    const dearer = aProduct({ price: 99 });
    const settled = settledChange(item, { ...first, amount: 3 }, terms(dearer));
    expect(settled).toMatchObject({ body: { amount: 3 }, item: { amount: 3, gross: 30 } });
  });

  test('contains all parts as soon as one of them was changed', () => {
    const parts = ['Reis', ['Sauce'], null];
    expect(changeOf(first, { ...first, amount: 1, parts })).toEqual({ parts });
    const settled = settledChange(item, { ...first, parts }, terms());
    expect(settled).toMatchObject({
      body: { parts },
      item: { gross: 12, parts: [{ choices: ['Reis'] }, { choices: ['Sauce'] }] },
    });
  });

  test('keeps the files that the guest sent', () => {
    const photo = { id: 'u-1', version: 1, extension: 'jpg', publicHash: 'h', mimeType: 'image/jpeg' };
    const steps = [...aProduct().config.parts, { name: 'Bild', type: 'image', optional: true, options: [] }];
    const cake = aProduct({ config: { parts: steps } });
    const ordered = {
      ...item,
      parts: [...item.parts, { name: 'Bild', choices: [], text: null, uploads: [photo] }],
    };
    const draft = draftOf(ordered, cake);
    const settled = settledChange(ordered, { ...draft, parts: draft.parts.with(0, 'Reis') }, terms(cake));
    expect(settled).toMatchObject({ body: { parts: ['Reis', null, null, photo] } });
  });

  test('is empty after something was changed and changed back', () => {
    expect(changeOf(first, { ...first, amount: 1, parts: ['Salat', null, null] })).toEqual({});
  });

  test('contains the remark alone if only that was entered, and none where it was only touched', () => {
    expect(changeOf(first, { ...first, amount: 1, remark: ' ohne Salz ' })).toEqual({ remark: 'ohne Salz' });
    const remarked = draftOf(
      { ...item, parts: [...item.parts, { name: 'Anmerkung', choices: [], text: 'ohne Salz' }] },
      aProduct(),
    );
    expect(remarked.remark).toBe('ohne Salz');
    expect(changeOf(remarked, { ...remarked, amount: 1, remark: '' })).toEqual({ remark: '' });
    expect(changeOf(remarked, { ...remarked, amount: 1, remark: 'ohne Salz ' })).toEqual({});
  });

  test.each([null, '', 'zwei'])('is refused at the amount %j', (amount) => {
    const settled = settledChange(item, { ...first, amount }, terms());
    expect(isRefusal(settled) && settled.problems[0].field).toBe('amount');
  });

  test('is refused at the part that lacks a choice', () => {
    const settled = settledChange(item, { ...first, parts: [null, ['Sauce'], null] }, terms());
    expect(isRefusal(settled) && settled.problems[0].field).toBe('parts.0');
  });
});

test('what was chosen of a product that is sold otherwise now stays as long as nobody chooses', () => {
  const other = aProduct({ config: { parts: [] } });
  expect(canChooseAgain(item, aProduct())).toBe(true);
  expect(canChooseAgain(item, other)).toBe(false);
  const draft = draftOf(item, other);
  const settled = settledChange(item, { ...draft, amount: 2 }, terms(other));
  expect(settled).toMatchObject({ body: { amount: 2 }, item: { parts: item.parts, gross: 20 } });
});

test('of a product that is not sold any more only the amount can be changed', () => {
  const gone = { ...terms(), product: undefined };
  const draft = draftOf(item, undefined);
  expect(settledChange(item, { ...draft, amount: 2 }, gone)).toMatchObject({ item: { gross: 20 } });
});

test('an amount follows its unit', () => {
  const cheese = aProduct({ unit: 'kilogram', alternativeUnits: [{ unit: 'gram' }] });
  const draft: ItemDraft = { amount: 0.25, unit: 'kilogram', parts: [], remark: '' };
  expect(inUnit(draft, 'gram', cheese)).toMatchObject({ amount: 250, unit: 'gram' });
});

test('a new line has one of the product and needs its choices', () => {
  const draft = draftOfProduct(aProduct());
  expect(draft).toEqual({ amount: 1, unit: 'piece', parts: [null, null, null], remark: '' });
  expect(isRefusal(settledItem(draft, terms()))).toBe(true);
  const chosen = { ...draft, parts: ['Reis', null, null] };
  expect(settledItem(chosen, terms())).toMatchObject({
    body: { product: aProduct().id, amount: 1, unit: 'piece', parts: chosen.parts },
    item: { gross: 10 },
  });
});
