import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { emptyStorages } from '@bestellwerk/ui/testing/storages';
import { forgetDrafts, keepDraft, readDraft } from './drafts.js';

const draft = { revision: '3', before: { name: 'Alt' }, fields: { name: 'Neu' } };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  emptyStorages();
});

test('a draft is read as it was stored until it is deleted', () => {
  keepDraft('u:products/p', draft);
  sessionStorage.setItem('clipboard', '{}');
  expect(readDraft('u:products/p')).toEqual(draft);
  forgetDrafts();
  expect(readDraft('u:products/p')).toBeNull();
  expect(sessionStorage.getItem('clipboard')).toBe('{}');
});

describe('a damaged draft', () => {
  test.each([
    'nonsense',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"revision":"3"}',
    '{"revision":3,"before":{},"fields":{}}',
    '{"revision":"3","before":[],"fields":{}}',
    '{"revision":"3","before":{},"fields":"all"}',
    '{"version":9,"value":{"revision":"3","before":{},"fields":{}}}',
  ])('%s is ignored', (text) => {
    sessionStorage.setItem('draft:u:products/p', text);
    expect(readDraft('u:products/p')).toBeNull();
  });
});

test('with full storage a draft is kept in memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft('u:products/p', draft);
  expect(readDraft('u:products/p')).toEqual(draft);
  keepDraft('u:products/p', null);
  expect(readDraft('u:products/p')).toBeNull();
});

test('with blocked site data drafts are kept in memory and nothing throws', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepDraft('u:products/p', draft);
  expect(readDraft('u:products/p')).toEqual(draft);
  forgetDrafts();
  expect(readDraft('u:products/p')).toBeNull();
});
