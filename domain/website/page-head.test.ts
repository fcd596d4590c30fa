import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { dataHtml, headHtml } from './page-head-html.js';
import { isOfOneGuest, OWN_TAGS, pageHead, type HeadOfPage } from './page-head.js';

const settings = {
  title: 'Gasthaus Zur Linde',
  shopName: 'Zur Linde',
  description: 'Seit 1904.',
  seoTitle: '',
  seoDescription: '',
  headColor: null,
  icon: null,
  enablePluginPWA: false,
};
const ORIGIN = 'https://linde.example';

const tagsOf = (page: HeadOfPage, more: object = {}): Record<string, string> => {
  const head = pageHead({ ...settings, ...more }, page, ORIGIN);
  const tags = head.tags.map(({ key, value }) => [key[1], value[1]] as const);
  return { title: head.title, ...Object.fromEntries(tags) };
};

describe('the head of a page', () => {
  it('has its title before that of the shop, its own description, and its address', () => {
    const page = { title: 'Wien', description: 'Am Naschmarkt.', path: '/store/wien' };
    expect(tagsOf({ ...page, image: `${ORIGIN}/image/medium/a-1.jpg` })).toEqual({
      title: 'Wien - Gasthaus Zur Linde',
      robots: 'all',
      description: 'Am Naschmarkt.',
      canonical: `${ORIGIN}/store/wien`,
      'og:type': 'website',
      'og:locale': 'de_AT',
      'og:site_name': 'Zur Linde',
      'og:title': 'Wien - Gasthaus Zur Linde',
      'og:description': 'Am Naschmarkt.',
      'og:url': `${ORIGIN}/store/wien`,
      'og:image': `${ORIGIN}/image/medium/a-1.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Wien - Gasthaus Zur Linde',
      'twitter:description': 'Am Naschmarkt.',
      'twitter:image': `${ORIGIN}/image/medium/a-1.jpg`,
      'theme-color': '#EC9B33',
      icon: '/icon.svg',
    });
  });

  it.each([
    [{}, 'Gasthaus Zur Linde', 'Seit 1904.'],
    [{ title: '' }, 'Zur Linde', 'Seit 1904.'],
    [{ seoTitle: 'Essen in Wien', seoDescription: 'Schnitzel.' }, 'Essen in Wien', 'Schnitzel.'],
  ])('without a title has that of the shop: %j', (more, title, description) =>
    expect(tagsOf({ title: null, path: '/' }, more)).toMatchObject({ title, description }),
  );

  it('has the color and the icon of the shop for the browser around it', () =>
    expect(
      tagsOf({ title: null, path: '/', icon: '/image/icon/a-1.png' }, { headColor: '#11223380' }),
    ).toMatchObject({ 'theme-color': '#112233', icon: '/image/icon/a-1.png' }));

  it('names the manifest and the icon for home screens only while the shop can be installed', () => {
    const icon = { id: 'a', version: 2 };
    expect(tagsOf({ title: null, path: '/' }, { enablePluginPWA: true, icon })).toMatchObject({
      manifest: '/manifest.webmanifest',
      'apple-touch-icon': '/app-icon/maskable-180/a-2.png',
    });
    expect(tagsOf({ title: null, path: '/' }, { icon })).not.toHaveProperty('manifest');
  });

  it('leaves out what is not known', () => {
    const tags = tagsOf({ title: null, path: null }, { description: '' });
    expect(tags).toMatchObject({ 'twitter:card': 'summary' });
    for (const name of ['description', 'og:description', 'og:url', 'og:image', 'canonical']) {
      expect(tags).not.toHaveProperty([name]);
    }
  });

  it('writes letters of addresses as addresses do', () =>
    expect(tagsOf({ title: 'Menü', path: '/menü' })).toMatchObject({ canonical: `${ORIGIN}/men%C3%BC` }));

  it('keeps pages out of indexes that are hidden or of one guest', () => {
    const robotsAt = (path: string, isHidden = false) => tagsOf({ title: null, path, isHidden })['robots'];
    expect(robotsAt('/jobs', true)).toBe('noindex, nofollow');
    expect(robotsAt('/store/wien/checkout')).toBe('noindex, nofollow');
    expect(robotsAt('/store/wien')).toBe('all');
  });

  it.each([
    ['/status/A1/B2', true],
    ['/Vorschau', true],
    ['/store/wien/checkout/error', true],
    ['/statusse', false],
    ['/checkout', false],
  ])('%s is of one guest: %s', (path, expected) => expect(isOfOneGuest(path)).toBe(expected));
});

describe('a head as HTML', () => {
  const { DOMParser } = new JSDOM('').window;
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(
          ...['"', "'", '<', '>', '&', '&amp;', '&lt', ' ', '\n', '\r', '\\', '</title>', '-->', '<!--'],
          ...['<script>', '</script>', '<script>alert(1)</script>', '"><script>', '</head>', '<body>', 'Öl'],
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
  );

  it('has exactly the elements of the head and one of data, whatever the names are', () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, nasty, (title, shopName, description, image) => {
        const page = { title, description, path: '/jobs', image };
        const head = pageHead({ ...settings, shopName, seoTitle: shopName }, page, ORIGIN);
        const data = { '@type': 'Restaurant', name: title, [shopName]: { description } };
        const shell = (inHead: string, inBody: string) =>
          new DOMParser().parseFromString(
            `<!doctype html><html><head>${inHead}<meta name="last"></head><body><p>x</p>${inBody}</body></html>`,
            'text/html',
          );
        const document = shell(headHtml(head), dataHtml(data));
        expect(document.querySelector('title')?.textContent).toBe(head.title);
        expect(document.body.innerHTML).toMatch(
          /^<p>x<\/p><script type="application\/ld\+json">[^<]*<\/script>$/,
        );
        expect(JSON.parse(document.querySelector('script')!.textContent!)).toEqual(data);
        const found = [...document.head.querySelectorAll(OWN_TAGS)];
        expect(found.map((element) => element.outerHTML)).toEqual(
          head.tags.map(({ element, key, value }) => {
            const expected = document.createElement(element);
            for (const [name, text] of [key, value]) expected.setAttribute(name, text);
            return expected.outerHTML;
          }),
        );
        expect(document.head.children).toHaveLength(head.tags.length + 2);
      }),
    );
  });
});
