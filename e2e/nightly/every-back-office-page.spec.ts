import { expect, test } from '@playwright/test';
import { backOfficeFaults } from '../support/back-office-faults.js';
import { forms, lists } from '../support/back-office-pages.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(600_000);

test('no page of the back office, every list and form included, scrolls sideways, overlaps, breaks short words or has a serious accessibility problem', async ({
  context,
  request,
}) => {
  expect(await backOfficeFaults(context, request, { lists, forms })).toEqual([]);
});
