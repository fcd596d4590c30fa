import { describe, expect, test } from '@jest/globals';
import {
  type ClaimedPrint,
  heldAsValid,
  outdatedPrint,
  replacedBy,
  type KnownPrint,
} from './earlier-contents.js';
import { after } from './testing/jobs.js';

const asked = (content: string, seconds: number, differences: Partial<KnownPrint> = {}): KnownPrint => ({
  ...{ content, queuedAt: after(seconds), status: 'printed', wasStarted: true },
  ...differences,
});
const is = (id: string, idBefore: string | null = null) => ({ id, idBefore });
const neverCameOut = { status: 'canceled', wasStarted: false } as const;
const notPrinted = { status: 'failed', wasStarted: true } as const;

describe('a document of a changed order', () => {
  test('replaces the newest one with other contents, in whatever sequence they are known', () => {
    const all = [asked('old', 0), asked('new', 20), asked('older', -10)];
    expect(replacedBy(is('now'), all)).toBe(all[1]);
    expect(replacedBy(is('now'), all.toReversed())).toBe(all[1]);
  });

  test('replaces nothing that certainly did not come out, and none with its own contents', () => {
    expect(replacedBy(is('now'), [asked('old', 0, neverCameOut), asked('now', 10)])).toBeNull();
  });

  test('replaces the other one when it is printed once more, since that may be the one people hold', () => {
    const old = asked('old', 0);
    expect(replacedBy(is('now'), [old, asked('now', 10)])).toBe(old);
  });
});

describe('a document is outdated', () => {
  const old = asked('old', 0);

  test('after a change, until one with the present contents is on its way', () => {
    expect(outdatedPrint(is('now'), [old])).toBe(old);
    expect(
      outdatedPrint(is('now'), [old, asked('now', 10, { status: 'queued', wasStarted: false })]),
    ).toBeNull();
    expect(outdatedPrint(is('now'), [old, asked('now', 10)])).toBeNull();
  });

  test('where the one with the present contents did not come out', () => {
    expect(outdatedPrint(is('now'), [old, asked('now', 10, neverCameOut)])).toBe(old);
    expect(outdatedPrint(is('now'), [old, asked('now', 10, notPrinted)])).toBe(old);
  });

  test('when a change was undone that had been printed', () => {
    const changed = asked('changed', 10);
    expect(outdatedPrint(is('old'), [old, changed])).toBe(changed);
  });

  test('never where nothing was printed, or only this', () => {
    expect(outdatedPrint(is('now'), [])).toBeNull();
    expect(outdatedPrint(is('now'), [asked('now', 0)])).toBeNull();
  });
});

test('a document that an earlier version queued is known by what that version called it', () => {
  const old = asked('by the former rule', 0);
  expect(replacedBy(is('now', 'by the former rule'), [old])).toBeNull();
  expect(replacedBy(is('now', 'another one'), [old])).toBe(old);
});

describe('of an order that was canceled, people hold a document as if it were valid', () => {
  const taken = (claimedPosition: string | null, differences: Partial<KnownPrint> = {}): ClaimedPrint => ({
    ...asked('valid', 0, differences),
    claimedPosition,
  });
  const held = (...all: ClaimedPrint[]) => heldAsValid(is('canceled'), all, '100');

  test('if a printer took it before, whether or not it is known to have come out', () => {
    for (const status of ['printed', 'unknown'] as const)
      expect(held(taken('99', { status }))).not.toBeNull();
    expect(held(taken('99', notPrinted))).not.toBeNull();
  });

  test('not if none came out, or one that says so will come out or did', () => {
    expect(held()).toBeNull();
    expect(held(taken(null, neverCameOut))).toBeNull();
    expect(held(taken(null, { status: 'queued', wasStarted: false }))).toBeNull();
    expect(held(taken('99', { status: 'queued' }))).toBeNull();
    expect(held(taken('99'), taken('101'))).toBeNull();
    expect(held(taken('99'), { ...taken('101'), content: 'canceled', status: 'queued' })).toBeNull();
  });

  test('not while a printer has one, which is marked if it is to be tried again', () => {
    for (const status of ['claimed', 'printing'] as const) expect(held(taken('99', { status }))).toBeNull();
  });

  test('if the one that would have said so did not come out', () => {
    expect(held(taken('99'), taken(null, neverCameOut))).not.toBeNull();
    expect(held(taken('99'), taken('101', notPrinted))).not.toBeNull();
  });
});
