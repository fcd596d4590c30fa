import { expect, test } from '@jest/globals';
import { safeStorage } from './safe-storage.js';
import { fullStorage, plainStorage } from '../testing/storages.js';

const blocked = () =>
  safeStorage(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });

test('a value is in the storage once set, and deleted once removed', () => {
  const underneath = plainStorage();
  const storage = safeStorage(() => underneath);
  storage.set('a', 'one');
  expect(underneath.getItem('a')).toBe('one');
  expect(storage.names()).toEqual(['a']);
  storage.remove('a');
  expect(underneath.getItem('a')).toBeNull();
  expect(storage.get('a')).toBeNull();
});

test('blocked storage is replaced by memory', () => {
  const storage = blocked();
  expect(storage.get('a')).toBeNull();
  storage.set('a', 'one');
  expect(storage.get('a')).toBe('one');
  expect(storage.names()).toEqual(['a']);
  storage.remove('a');
  expect(storage.names()).toEqual([]);
});

test('full storage keeps the new value in memory and does not bring back the old one', () => {
  const underneath = fullStorage({ a: 'old' }, 3);
  const storage = safeStorage(() => underneath);
  expect(storage.get('a')).toBe('old');
  storage.set('a', 'too long for it');
  expect(storage.get('a')).toBe('too long for it');
  expect(safeStorage(() => underneath).get('a')).toBeNull();
});

test('a value that fits only after the old one is removed is stored', () => {
  const underneath = fullStorage({ a: 'old' }, 3, true);
  safeStorage(() => underneath).set('a', 'new');
  expect(underneath.getItem('a')).toBe('new');
});

test('memory is no longer used once the storage accepts values again', () => {
  let isBlocked = true;
  const underneath = plainStorage();
  const storage = safeStorage(() => {
    if (isBlocked) throw new Error('blocked');
    return underneath;
  });
  storage.set('a', 'one');
  isBlocked = false;
  storage.set('a', 'two');
  underneath.setItem('a', 'three by another tab');
  expect(storage.get('a')).toBe('three by another tab');
});
