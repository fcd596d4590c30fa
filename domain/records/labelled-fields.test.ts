import { expect, test } from '@jest/globals';
import { resources } from './definitions/all.js';
import { fieldsLabelled } from './labelled-fields.js';

test('a field is found by a part of its label, whatever its case and accents, with the event that changes it', () => {
  const found = fieldsLabelled(resources, 'Betref');
  expect(found).toContainEqual({ type: 'MessageTemplateChanged', field: 'subject' });
  expect(fieldsLabelled(resources, 'BETREF')).toEqual(found);
  expect(fieldsLabelled(resources, 'stunden nach dem ABSCHLUSS')).toEqual([
    { type: 'MessageTemplateChanged', field: 'afterHours' },
  ]);
});

test('a field that has no label for people is not found by its name in the program', () => {
  expect(fieldsLabelled(resources, 'afterHours')).toEqual([]);
});
