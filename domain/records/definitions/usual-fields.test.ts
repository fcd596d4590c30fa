import { expect, test } from '@jest/globals';
import { defaultTemplates } from '../../messages/default-templates.js';
import { usualFields } from './usual-fields.js';

const own = { kind: 'confirmation', ...defaultTemplates.confirmation, text: 'Bis bald!' };

test('where a message had words of its own, the usual ones are sent once these are removed', () => {
  expect(usualFields('messageTemplate', own)).toEqual({ ...own, ...defaultTemplates.confirmation });
});

test('nothing takes the place of other records, nor of a message that is not sent any more', () => {
  expect(usualFields('product', { name: 'Suppe' })).toBeNull();
  expect(usualFields('messageTemplate', { ...own, kind: 'telegram' })).toBeNull();
  expect(usualFields('messageTemplate', { ...own, kind: 'constructor' })).toBeNull();
});
