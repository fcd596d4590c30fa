import { expect, test } from '@jest/globals';
import { actorSchema } from '../kernel/event.js';
import { actorKindsOf, journalAuthors } from './journal-authors.js';

test('whoever acts is either a person or automatic in the journal, and never both', () => {
  const all = [...actorKindsOf('people'), ...actorKindsOf('automatic')];
  expect(all.sort()).toEqual([...actorSchema.shape.kind.options].sort());
});

test('people are staff and guests together, so that no entry of a person is missing from both', () => {
  expect([...actorKindsOf('staff'), ...actorKindsOf('guests')]).toEqual(actorKindsOf('people'));
  expect(journalAuthors).toEqual(['people', 'staff', 'guests', 'automatic']);
});
