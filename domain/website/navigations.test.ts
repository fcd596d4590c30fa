import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type NavigationLink, navigationProblems, shownLinks } from './navigations.js';

const entry = (more: Partial<NavigationLink> = {}): NavigationLink => ({
  ...{ label: 'Karte', site: null, address: '', children: [], ...more },
});
const problems = (...items: NavigationLink[]) => navigationProblems(items).map(({ field }) => field);

describe('an entry of a navigation', () => {
  test.each([
    '/store/wien',
    '/',
    '#karte',
    'https://example.org/a?b',
    'mailto:a@example.org',
    'tel:+43 1 234',
  ])('may lead to %s', (address) => {
    expect(problems(entry({ address }))).toEqual([]);
  });

  test.each([
    'karte',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    'data:text/html,a',
    'http://',
    'https://user:pw@evil.example',
    '/a b',
  ])('may not lead to %s', (address) => {
    expect(problems(entry({ address }))).toEqual(['items.0.address']);
  });

  test('leads to one of a page and an address, or has others below it', () => {
    const site = { id: '1' };
    expect(problems(entry({ site }))).toEqual([]);
    expect(problems(entry({ site, address: '/a' }))).toEqual(['items.0.address']);
    expect(problems(entry())).toEqual(['items.0.address']);
    expect(problems(entry({ children: [entry({ address: '/a' })] }))).toEqual([]);
    expect(problems(entry({ address: '/a', children: [entry()] }))).toEqual(['items.0.children.0.address']);
  });
});

describe('what guests see of a navigation', () => {
  const sites = [{ id: '1', path: '/ueber-uns' }];
  const toPage = (id: string) => entry({ site: { id } });

  test('leads to pages where they are by now, and leaves out those that are not shown', () => {
    expect(shownLinks([toPage('1'), toPage('2'), entry({ address: '#a' })], sites)).toMatchObject([
      { address: '/ueber-uns' },
      { address: '#a' },
    ]);
  });

  test('keeps the name of a page that is not shown above those that are, and no name alone', () => {
    const above = (id: string) => entry({ label: 'Wir', site: { id: '2' }, children: [toPage(id)] });
    expect(shownLinks([above('1')], sites)).toEqual([
      { label: 'Wir', address: null, children: [{ label: 'Karte', address: '/ueber-uns', children: [] }] },
    ]);
    expect(shownLinks([above('3')], sites)).toEqual([]);
  });

  test('always leads somewhere, at the entry or below it', () => {
    const tree = fc.letrec<{ entry: NavigationLink }>((tie) => ({
      entry: fc.record({
        label: fc.string(),
        site: fc.constantFrom(null, { id: '1' }, { id: '2' }),
        address: fc.constantFrom('', '/a'),
        children: fc.oneof({ maxDepth: 5 }, fc.constant([]), fc.array(tie('entry'), { maxLength: 2 })),
      }),
    })).entry;
    const leads = (link: ReturnType<typeof shownLinks>[number]): boolean =>
      (link.address !== null || link.children.length > 0) && link.children.every(leads);
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), (items) => shownLinks(items, sites).every(leads)),
    );
  });
});
