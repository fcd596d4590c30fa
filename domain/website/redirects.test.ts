import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { circleProblem, destinationOf, type Redirect, redirectOf, redirectProblems } from './redirects.js';

const redirect = (path: string, target: string, more: Partial<Redirect> = {}): Redirect => ({
  ...{ path, target, status: '301', isEnabled: true, ...more },
});
const leads = (path: string, ...redirects: Redirect[]) => destinationOf(redirects, path)?.target;

describe('a redirect', () => {
  test.each([
    ['/karte', '/store/wien'],
    ['/Karte/', '/store/wien'],
    ['/karte/mittag', undefined],
    ['/kartenspiel', undefined],
  ])('from /karte leads %s to %s', (path, target) => {
    expect(leads(path, redirect('/karte', '/store/wien'))).toBe(target);
  });

  test.each([
    ['/alt', '/neu/'],
    ['/alt/a/b', '/neu/a/b'],
    ['/ALT/Menü', '/neu/Menü'],
    ['/alter', undefined],
  ])('from /alt/* to /neu/* leads %s to %s', (path, target) => {
    expect(leads(path, redirect('/alt/*', '/neu/*'))).toBe(target);
  });

  test('of exactly a path goes before one of all below, and a longer one before a shorter', () => {
    const all = [redirect('/a/*', '/1'), redirect('/a/b/*', '/2'), redirect('/a/b', '/3')];
    expect(['/a/x', '/a/b/x', '/a/b'].map((path) => leads(path, ...all))).toEqual(['/1', '/2', '/3']);
  });

  test('that is switched off leads nowhere', () => {
    expect(leads('/a', redirect('/a', '/b', { isEnabled: false }))).toBeUndefined();
  });

  test('to another one leads to its end at once, with its own status', () => {
    const all = [redirect('/a', '/b', { status: '302' }), redirect('/b', 'https://example.org/')];
    expect(destinationOf(all, '/a')).toMatchObject({ target: 'https://example.org/', status: '302' });
    expect(destinationOf([all[0]!, redirect('/b', '', { status: '410' })], '/a')).toMatchObject({
      ...{ target: null, status: '410' },
    });
  });

  test('to a page leads there, even where a redirect from there leads back', () => {
    const all = [redirect('/a', '/b'), redirect('/b', '/a')];
    expect(destinationOf(all, '/a')).toBeNull();
    expect(destinationOf(all, '/b', (path) => path === '/a')?.target).toBe('/a');
    expect(circleProblem(all[1]!, [all[0]!], (path) => path === '/a')).toBeNull();
  });

  test('never leads to another host by what stands in the address', () => {
    const own = redirect('/alt/*', '/*');
    const elsewhere = redirect('/weg/*', 'https://example.org/*');
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const own1 = new URL(leads(`/alt/${rest}`, own) ?? '/', 'https://linde.example');
        expect(own1.host).toBe('linde.example');
        expect(new URL(leads(`/weg/${rest}`, elsewhere)!).host).toBe('example.org');
      }),
    );
    expect(leads('/alt//example.com', own)).toBe('/example.com');
    expect(leads('/alt/\\example.com', own)).toBe('/example.com');
  });
});

test.each([
  ['of a branch that there may not be any more', redirect('/store/altefiliale', '/store/wien')],
  ['of all pages of such a branch', redirect('/store/altefiliale/*', '/store/wien/*')],
  ['of an address like that of a text page', redirect('/site/impressum', '/site/imprint')],
  ['of a text page that was moved', redirect('/site/imprint', '/impressum', { source: 'page' })],
])('a redirect %s is taken', (_, one) => {
  expect(redirectProblems(one)).toEqual([]);
});

describe('a redirect is refused', () => {
  test.each([
    ['without a slash', redirect('karte', '/a'), 'path'],
    ['for the home page', redirect('/', '/a'), 'path'],
    ['for everything', redirect('/*', '/a'), 'path'],
    ['with a query', redirect('/a?b', '/c'), 'path'],
    ['for the back office', redirect('/Backend/orders', '/a'), 'path'],
    ['for the pages of orders', redirect('/status/*', '/a'), 'path'],
    ['for the home page with more slashes', redirect('//', '/a'), 'path'],
    ['for everything with more slashes', redirect('//*', '/a'), 'path'],
    ['for all branches', redirect('/store', '/a'), 'path'],
    ['for all below all branches', redirect('/Store//*', '/a'), 'path'],
    ['for a standard text page', redirect('/site/imprint', '/a'), 'path'],
    ['for the text page that has no setting', redirect('/Site/%61ccessibility/', '/a'), 'path'],
    ['for all standard text pages', redirect('/site/*', '/a'), 'path'],
    ['for all below a text page made by moving it', redirect('/site/*', '/a', { source: 'page' }), 'path'],
    ['for the icon', redirect('/icon.svg', '/a'), 'path'],
    ['for drafts', redirect('/vorschau', '/a'), 'path'],
    ['for crawlers', redirect('/robots.txt', '/a'), 'path'],
    ['without a target', redirect('/a', ''), 'target'],
    ['to a script', redirect('/a', 'javascript:alert(1)'), 'target'],
    ['to another host without saying so', redirect('/a', '//example.com'), 'target'],
    ['with a rest that there is not', redirect('/a', '/b/*'), 'target'],
  ])('%s', (_, one, field) => {
    expect(redirectProblems(one).map((problem) => problem.field)).toEqual([field]);
  });

  test('wherever it would lead away from an address of the shop or the server, however that is written', () => {
    const addresses = [
      ...['/', '/store', '/site/imprint', '/site/accessibility', '/status/1/2', '/api/init', '/backend/'],
      ...['/image/1', '/fonts/1', '/vorschau', '/sitemap.xml', '/robots.txt', '/icon.svg', '/health'],
    ];
    const pieces = fc.constantFrom('/', 'store', 'site', 'imprint', 'API', 'icon.svg', '%73ite', '*', 'a');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), fc.constantFrom(...addresses), (parts, address) => {
        const one = redirect(parts.join(''), '/x');
        if (redirectOf([one], address)) expect(redirectProblems(one)).not.toEqual([]);
      }),
    );
  });

  test('in a circle, by itself or through others', () => {
    expect(circleProblem(redirect('/a', '/a'), [])).toMatchObject({ field: 'target' });
    expect(circleProblem(redirect('/a', '/b'), [redirect('/b', '/a')])?.message).toContain('/a → /b');
    expect(circleProblem(redirect('/a/*', '/a/b/*'), [])).not.toBeNull();
    expect(circleProblem(redirect('/a', '/b'), [redirect('/b', '/c')])).toBeNull();
    expect(circleProblem(redirect('/a', '', { status: '410' }), [redirect('/b', '/a')])).toBeNull();
  });
});

test('whatever redirects there are, following them ends', () => {
  const paths = ['/a', '/b', '/c', '/a/*', '/b/*'];
  const any = fc.record({
    path: fc.constantFrom(...paths),
    target: fc.constantFrom('/a', '/b', '/c', '/d', 'https://example.org/'),
    status: fc.constantFrom('301' as const, '410' as const),
    isEnabled: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any), fc.constantFrom('/a', '/b/x', '/c'), (redirects, path) => {
      const found = destinationOf(redirects, path);
      expect(found === null || found.target === null || found.target.length > 0).toBe(true);
    }),
  );
});
