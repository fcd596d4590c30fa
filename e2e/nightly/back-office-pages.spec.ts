import { expect, test } from '@playwright/test';
import { backOfficeFaults } from '../support/back-office-faults.js';
import { sample } from '../support/back-office-pages.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

test('no page of the back office, forms with each kind of control included, scrolls sideways, overlaps, breaks short words or has a serious accessibility problem', async ({
  context,
  request,
}) => {
  expect(await backOfficeFaults(context, request, sample)).toEqual([]);
});
