import { beforeEach, expect, test } from '@jest/globals';
import { forgetKey, hasUnansweredCommand, keyFor, randomKey } from './idempotency-key.js';

beforeEach(() => sessionStorage.clear());

test('the key stays while the form stays, and changes with it', () => {
  const first = keyFor('order:a', { comment: 'ohne Zwiebel' });
  expect(keyFor('order:a', { comment: 'ohne Zwiebel' })).toBe(first);
  expect(keyFor('order:b', { comment: 'ohne Zwiebel' })).not.toBe(first);
  expect(keyFor('order:a', { comment: 'mit Zwiebel' })).not.toBe(first);
});

test('a known answer ends it', () => {
  const first = keyFor('order:a', {});
  expect(hasUnansweredCommand('order:a')).toBe(true);
  forgetKey('order:a');
  expect(hasUnansweredCommand('order:a')).toBe(false);
  expect(keyFor('order:a', {})).not.toBe(first);
});

test('nothing of the form is kept', () => {
  keyFor('order:a', { lastName: 'Huber' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Huber');
});

test('damaged storage is an unknown command', () => {
  sessionStorage.setItem('idempotency-key:order:a', '{');
  expect(keyFor('order:a', {})).toMatch(/^[0-9a-f-]{36}$/);
});

test('keys are version 4 uuids', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
