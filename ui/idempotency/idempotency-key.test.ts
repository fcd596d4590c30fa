import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { emptyStorages } from '../testing/storages.js';
import {
  forgetKey,
  hasUnansweredCommand,
  isUnanswered,
  keyFor,
  keyInPlaceOf,
  randomKey,
} from './idempotency-key.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  emptyStorages();
});

test('the key stays the same for an unchanged form, and changes with the form', () => {
  const first = keyFor('order:a', { comment: 'ohne Zwiebel' });
  expect(keyFor('order:a', { comment: 'ohne Zwiebel' })).toBe(first);
  expect(keyFor('order:b', { comment: 'ohne Zwiebel' })).not.toBe(first);
  expect(keyFor('order:a', { comment: 'mit Zwiebel' })).not.toBe(first);
});

test('a replacement of an unanswered command reuses its key until the answer is known', () => {
  const first = keyInPlaceOf('order:a', { comment: '' });
  expect(keyInPlaceOf('order:a', { comment: 'ohne Zwiebel' })).toBe(first);
  expect(isUnanswered('order:a', { comment: 'ohne Zwiebel' })).toBe(true);
  expect(isUnanswered('order:a', { comment: '' })).toBe(false);
  forgetKey('order:a');
  expect(keyInPlaceOf('order:a', { comment: 'ohne Zwiebel' })).not.toBe(first);
});

test('a known answer discards the key', () => {
  const first = keyFor('order:a', {});
  expect(hasUnansweredCommand('order:a')).toBe(true);
  forgetKey('order:a');
  expect(hasUnansweredCommand('order:a')).toBe(false);
  expect(keyFor('order:a', {})).not.toBe(first);
});

test('nothing of the form is stored', () => {
  keyFor('order:a', { lastName: 'Huber' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Huber');
});

test('an order can be sent, and sent again with its key, while the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota', 'QuotaExceededError');
  });
  const key = keyFor('order:full', {});
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyFor('order:full', {})).toBe(key);
  forgetKey('order:full');
  expect(hasUnansweredCommand('order:full')).toBe(false);
});

test.each(['{', '[null]', '{"key":7}', '"text"'])('damaged storage has no pending command: %s', (text) => {
  sessionStorage.setItem('idempotency-key:order:a', text);
  expect(hasUnansweredCommand('order:a')).toBe(false);
  expect(keyFor('order:a', {})).toMatch(/^[0-9a-f-]{36}$/);
});

test('keys are version 4 uuids', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
