import { expect, test } from '@jest/globals';
import { isRefusal } from '../kernel/refusal.js';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import { previewLinksDecider, withdrawPreviewLinks } from './preview-links.js';

const { given } = givenWhenThen(previewLinksDecider);

test('each withdrawal ends the links of its time, also those made after an earlier one', () => {
  const decision = withdrawPreviewLinks('site');
  if (isRefusal(decision)) throw new Error('A withdrawal is never refused.');
  expect(decision).toEqual([{ type: 'PreviewLinksWithdrawn', data: { resource: 'site' } }]);
  const [before, once, twice] = [given(), given(...decision), given(...decision, ...decision)];
  expect(new Set([before, once, twice]).size).toBe(3);
});
