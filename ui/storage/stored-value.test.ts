import { expect, test } from '@jest/globals';
import { plainStorage } from '../testing/storages.js';
import { safeStorage } from './safe-storage.js';
import { type StoredFormat, readStored, writeStored } from './stored-value.js';

const words: StoredFormat<string[]> = {
  version: 2,
  parse: (value) => {
    if (!Array.isArray(value)) throw new Error('No list');
    return value.every((word) => typeof word === 'string') ? value : null;
  },
};

const reading = (text: string | null) => {
  const underneath = plainStorage(text === null ? {} : { words: text });
  return readStored(
    safeStorage(() => underneath),
    'words',
    words,
  );
};

test('a stored value comes back, and null removes it', () => {
  const underneath = plainStorage();
  const storage = safeStorage(() => underneath);
  writeStored(storage, 'words', words, ['eins']);
  expect(readStored(storage, 'words', words)).toEqual(['eins']);
  writeStored(storage, 'words', words, null);
  expect(underneath.length).toBe(0);
});

test.each([
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['a bare value from before there were versions', '["eins"]', ['eins']],
  ['a bare value of another shape', '{"a":1}', null],
  ['a value of this version', '{"version":2,"value":["eins"]}', ['eins']],
  ['a value of another version', '{"version":1,"value":["eins"]}', null],
  ['a damaged value', '{"version":2,"value":[null]}', null],
  ['null', 'null', null],
])('%s is read without an exception', (_, text, expected) => {
  expect(reading(text)).toEqual(expected);
});
