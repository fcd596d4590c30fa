import { describe, expect, it } from '@jest/globals';
import { Precompressed } from '../http/precompressed.js';
import { FinishedPages } from './finished-pages.js';
import type { StaticFile } from './static-files.js';

const SHELL =
  '<html><head><!--head--><title>plain</title><!--/head--><script>a()</script></head>' +
  '<body><!--content-->x<!--/content--><link rel="stylesheet" href="/a.css"></body></html>';
const plain = { content: new Precompressed(Buffer.from(SHELL)), type: 'text/html; charset=utf-8' };

const textOf = (page: StaticFile | Promise<StaticFile>) => (page as StaticFile).content.identity.toString();
const made = (key: string, version: object, head = `<title>$& ${key}</title>`) => ({
  ...{ key, version },
  make: () => ({ head, styles: '<style>b</style>', data: '<script type="application/ld+json">{}</script>' }),
});
const shown = (version: number, html: string | null) => ({ version, make: () => Promise.resolve(html) });

describe('finished pages', () => {
  it('have their own head, and their data at the end of the body', () =>
    expect(textOf(new FinishedPages(plain).of(made('/a', {})))).toBe(
      '<html><head><title>$& /a</title><script>a()</script></head>' +
        '<body><!--content-->x<!--/content--><link rel="stylesheet" href="/a.css">' +
        '<style>b</style><script type="application/ld+json">{}</script>\n  </body></html>',
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
    void pages.of(made('/c', version));
    expect(pages.size).toBe(2);
    expect(pages.of(made('/a', version))).toBe(first);
    expect(pages.of(made('/b', version))).not.toBe(second);
  });

  it('with content have their styles before it, and are made once for all who wait', async () => {
    const pages = new FinishedPages(plain);
    const parts = { ...made('/a', {}), content: shown(1, '<p>$& Suppe</p>') };
    const [first, second] = [pages.of(parts), pages.of(parts)];
    expect(first).toBe(second);
    const page = await first;
    expect(textOf(page)).toBe(
      '<html><head><title>$& /a</title><script>a()</script><link rel="stylesheet" href="/a.css">' +
        '<style>b</style>\n  </head><body><div id="root" data-content aria-disabled="true"><p>$& Suppe</p></div>' +
        '<script type="application/ld+json">{}</script>\n  </body></html>',
    );
    expect(pages.of({ ...parts, content: shown(1, 'never made') })).toBe(page);
  });

  it('show new content when it is another one, and its absence only until it can be made', async () => {
    const pages = new FinishedPages(plain);
    const parts = made('/a', {});
    await pages.of({ ...parts, content: shown(1, 'old') });
    expect(textOf(await pages.of({ ...parts, content: shown(2, null) }))).toContain('<!--content-->x');
    expect(textOf(await pages.of({ ...parts, content: shown(2, 'new') }))).toContain('>new</div>');
    expect(pages.size).toBe(1);
  });

  it('do not keep content of something that changed while it was made', async () => {
    const pages = new FinishedPages(plain);
    const [before, after] = [{}, {}];
    const late = pages.of({ ...made('/a', before), content: shown(1, 'old') });
    const next = pages.of({ ...made('/a', after), content: shown(1, 'new') });
    await late;
    expect(textOf(await next)).toContain('>new</div>');
    expect(pages.of({ ...made('/a', after), content: shown(1, 'never made') })).toBe(await next);
  });

  it('keep nothing of what is only for one answer', () => {
    const pages = new FinishedPages(plain);
    expect(textOf(pages.once(made('/a', {}), 'mine'))).toContain('>mine</div>');
    expect(pages.size).toBe(0);
  });
});
