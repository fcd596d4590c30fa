import { describe, expect, test } from '@jest/globals';
import { isAddressTooFast, isVisitorTooFast } from './hit-limits.js';

describe('an address is too fast by', () => {
  const quiet = { hits: 1, pageViews: 1, visitorPlace: 1 };

  test.each([
    ['one guest', {}, false],
    ['the last hit of sixty guests at lunch', { hits: 900, pageViews: 300, visitorPlace: 40 }, false],
    ['the fortieth visitor of ten minutes', { visitorPlace: 40 }, false],
    ['the 41st visitor of ten minutes', { visitorPlace: 41 }, true],
    ['the 300th page view of a minute', { hits: 300, pageViews: 300 }, false],
    ['the 301st page view of a minute', { hits: 301, pageViews: 301 }, true],
    ['the 1200th hit of a minute', { hits: 1_200 }, false],
    ['the 1201st hit of a minute', { hits: 1_201 }, true],
  ])('%s: %j is %s', (_, seen, isTooFast) => {
    expect(isAddressTooFast({ ...quiet, ...seen })).toBe(isTooFast);
  });
});

test.each([
  [60, false],
  [61, true],
])('a visitor with %s page views in a minute is too fast: %s', (pageViews, isTooFast) => {
  expect(isVisitorTooFast(pageViews)).toBe(isTooFast);
});
