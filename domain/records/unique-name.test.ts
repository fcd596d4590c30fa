import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import {
  NAME_TAKEN,
  releaseName,
  reserveName,
  uniqueNameDecider,
  type NameClaim,
  type UniqueNameEvent,
} from './unique-name.js';

const wish = (owner: string, at = '2026-11-20T17:00:00.000Z'): NameClaim => ({
  owner,
  resource: 'dish',
  field: 'identifier',
  at,
});
const reserved = (owner: string, at?: string): UniqueNameEvent => ({
  type: 'NameReserved',
  data: wish(owner, at),
});
const released = (owner: string): UniqueNameEvent => ({ type: 'NameReleased', data: { owner } });
const { given } = givenWhenThen(uniqueNameDecider);

describe('a name', () => {
  test('goes to the first owner that reserves it', () => {
    expect(reserveName(given(), wish('a'), null)).toEqual([reserved('a')]);
    expect(reserveName(given(reserved('a')), wish('b'), null)).toMatchObject({
      code: NAME_TAKEN,
      problems: [{ field: 'identifier' }],
    });
  });

  test('is reserved again by its owner, so that a takeover decided before is refused', () => {
    const before = given(reserved('a'));
    const later = '2026-11-20T17:05:00.000Z';
    expect(reserveName(before, wish('a', later), null)).toEqual([reserved('a', later)]);
    const after = given(reserved('a'), reserved('a', later));
    expect(reserveName(after, wish('b'), before)).toMatchObject({ code: NAME_TAKEN });
  });

  test('is taken over from an owner who has abandoned it', () => {
    const name = given(reserved('a'));
    expect(reserveName(name, wish('b'), name)).toEqual([released('a'), reserved('b')]);
    expect(given(reserved('a'), released('a'), reserved('b'))).toMatchObject({ owner: 'b' });
  });

  test('is released only by its owner', () => {
    expect(releaseName(given(reserved('a')), 'a')).toEqual([released('a')]);
    expect(releaseName(given(reserved('a')), 'b')).toEqual([]);
    expect(releaseName(given(), 'a')).toEqual([]);
    expect(given(reserved('a'), released('b'))).toMatchObject({ owner: 'a' });
    expect(given(reserved('a'), released('a'))).toBeNull();
  });
});
