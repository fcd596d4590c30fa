import { expect, test } from '@jest/globals';
import { sitePathProblem, comparablePath } from './paths.js';

test.each(['/ueber-uns', '/über-uns', '/site/privacy', '/karte/2026', '/jobs', '/a.html'])(
  '%s is the address of a page',
  (path) => {
    expect(sitePathProblem(path)).toBeNull();
  },
);

test.each([
  '',
  '/',
  'jobs',
  '/Jobs',
  '/jobs/',
  '//jobs',
  '/a b',
  '/a?b',
  '/a#b',
  '/../a',
  '/a/-b',
  '/store',
  '/store/wien',
  '/backend/x',
  '/api',
  '/status/1/2',
  '/uploads/../api',
  '/vorschau',
  '/robots.txt',
  '/icon.svg',
  '/sitemap.xml',
])('%s is no address of a page', (path) => {
  expect(sitePathProblem(path)).toMatchObject({ field: 'path' });
});

test.each([
  ['/%C3%BCber-uns', '/über-uns'],
  ['/ÜBER-uns/', '/über-uns'],
  ['/%E0%A4%A', '/%e0%a4%a'],
  ['/%2fstore', '/%2fstore'],
])('the path %s is compared as %s', (path, compared) => {
  expect(comparablePath(path)).toBe(compared);
});
