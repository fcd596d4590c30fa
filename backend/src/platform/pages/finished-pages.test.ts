import { describe, expect, it } from '@jest/globals';
import { Precompressed } from '../http/precompressed.js';
import { FinishedPages } from './finished-pages.js';

const SHELL =
  '<html><head><!--head--><title>plain</title><!--/head--><script>a()</script></head><body>x</body></html>';
const plain = { content: new Precompressed(Buffer.from(SHELL)), type: 'text/html; charset=utf-8' };

const textOf = ({ content }: { content: Precompressed }) => content.identity.toString();
const made = (key: string, version: object, head = `<title>$& ${key}</title>`) => ({
  ...{ key, version },
  make: () => ({ head, data: '<script type="application/ld+json">{}</script>' }),
});

describe('finished pages', () => {
  it('have their own head, and their data at the end of the body', () =>
    expect(textOf(new FinishedPages(plain).of(made('/a', {})))).toBe(
      '<html><head><title>$& /a</title><script>a()</script></head>' +
        '<body>x<script type="application/ld+json">{}</script>\n  </body></html>',
    ));

  it('are the plain page where nothing is known of them', () => {
    const pages = new FinishedPages(plain);
    expect(pages.of(null)).toBe(plain);
    expect(pages.of({ key: '/a', version: {}, make: () => null })).toBe(plain);
  });

  it('are made once until something changes', () => {
    const pages = new FinishedPages(plain);
    const [before, after] = [{}, {}];
    const first = pages.of(made('/a', before));
    expect(pages.of(made('/a', before, 'never made'))).toBe(first);
    expect(textOf(pages.of(made('/a', after, 'new')))).toContain('new');
    expect(pages.size).toBe(1);
  });

  it('are forgotten when there are too many, first those that were not asked for the longest', () => {
    const pages = new FinishedPages(plain, 2);
    const version = {};
    const first = pages.of(made('/a', version));
    const second = pages.of(made('/b', version));
    expect(pages.of(made('/a', version))).toBe(first);
    pages.of(made('/c', version));
    expect(pages.size).toBe(2);
    expect(pages.of(made('/a', version))).toBe(first);
    expect(pages.of(made('/b', version))).not.toBe(second);
  });
});
