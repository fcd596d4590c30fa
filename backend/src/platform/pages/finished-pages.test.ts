import { describe, expect, it } from '@jest/globals';
import { Precompressed } from '../http/precompressed.js';
import { FinishedPages } from './finished-pages.js';
import type { StaticFile } from './static-files.js';

const SHELL =
  '<html><head><!--head--><title>plain</title><!--/head--><script>a()</script></head>' +
  '<body><!--content-->x<!--/content--><link rel="stylesheet" href="/a.css"></body></html>';
const CSS = '@font-face{src:url(/b.woff2)format("woff2")}$&{}';
const file = (text: string, type: string) => ({ content: new Precompressed(Buffer.from(text)), type });
const plain = file(SHELL, 'text/html; charset=utf-8');
const frontEnd = { page: plain, files: new Map([['a.css', file(CSS, 'text/css')]]) };

const textOf = (page: StaticFile | Promise<StaticFile>) => (page as StaticFile).content.identity.toString();
const made = (key: string, version: object, head = `<title>$& ${key}</title>`) => ({
  ...{ key, version },
  make: () => ({ head, styles: '<style>b</style>', data: '<script type="application/ld+json">{}</script>' }),
});
const shown = (version: number, html: string | null) => ({ version, make: () => Promise.resolve(html) });

describe('finished pages', () => {
  it('have their own head, and their data at the end of the body', () =>
    expect(textOf(new FinishedPages(frontEnd).of(made('/a', {})))).toBe(
      '<html><head><title>$& /a</title><script>a()</script></head>' +
        '<body><!--content-->x<!--/content--><link rel="stylesheet" href="/a.css">' +
        '<style>b</style><script type="application/ld+json">{}</script>\n  </body></html>',
    ));

  it('are the plain page where nothing is known of them', () => {
    const pages = new FinishedPages(frontEnd);
    expect(pages.of(null)).toBe(plain);
    expect(pages.of({ key: '/a', version: {}, make: () => null })).toBe(plain);
  });

  it('are made once until something changes', () => {
    const pages = new FinishedPages(frontEnd);
    const [before, after] = [{}, {}];
    const first = pages.of(made('/a', before));
    expect(pages.of(made('/a', before, 'never made'))).toBe(first);
    expect(textOf(pages.of(made('/a', after, 'new')))).toContain('new');
    expect(pages.size).toBe(1);
  });

  it('are forgotten when there are too many, first those that were not asked for the longest', () => {
    const pages = new FinishedPages(frontEnd, 2);
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
    const pages = new FinishedPages(frontEnd);
    const parts = { ...made('/a', {}), content: shown(1, '<p>$& Suppe</p>') };
    const [first, second] = [pages.of(parts), pages.of(parts)];
    expect(first).toBe(second);
    const page = await first;
    expect(textOf(page)).toBe(
      '<html><head><title>$& /a</title><script>a()</script>' +
        '<link rel="preload" href="/b.woff2" as="font" type="font/woff2" crossorigin />' +
        `<style>${CSS}</style><link rel="stylesheet" href="/a.css" disabled>` +
        '<style>b</style>\n  </head><body><p>$& Suppe</p>' +
        '<script type="application/ld+json">{}</script>\n  </body></html>',
    );
    expect(pages.of({ ...parts, content: shown(1, 'never made') })).toBe(page);
  });

  it('do not load letters that the settings have replaced', async () => {
    const styles = '<link rel="stylesheet" href="/fonts/lora.css" /><style id="looks"></style>';
    const parts = { ...made('/a', {}), make: () => ({ head: '', styles, data: '' }) };
    const page = await new FinishedPages(frontEnd).of({ ...parts, content: shown(1, '') });
    expect(textOf(page)).not.toContain('/b.woff2"');
    expect(textOf(page)).toContain(styles);
  });

  it('show new content when it is another one, and its absence only until it can be made', async () => {
    const pages = new FinishedPages(frontEnd);
    const parts = made('/a', {});
    await pages.of({ ...parts, content: shown(1, 'old') });
    expect(textOf(await pages.of({ ...parts, content: shown(2, null) }))).toContain('<!--content-->x');
    expect(textOf(await pages.of({ ...parts, content: shown(2, '<p>new</p>') }))).toContain('<p>new</p>');
    expect(pages.size).toBe(1);
  });

  it('do not keep content of something that changed while it was made', async () => {
    const pages = new FinishedPages(frontEnd);
    const [before, after] = [{}, {}];
    const late = pages.of({ ...made('/a', before), content: shown(1, 'old') });
    const next = pages.of({ ...made('/a', after), content: shown(1, '<p>new</p>') });
    await late;
    expect(textOf(await next)).toContain('<p>new</p>');
    expect(pages.of({ ...made('/a', after), content: shown(1, 'never made') })).toBe(await next);
  });

  it('keep nothing of what is only for one answer', () => {
    const pages = new FinishedPages(frontEnd);
    expect(textOf(pages.once(made('/a', {}), '<p>mine</p>'))).toContain('<p>mine</p>');
    expect(pages.size).toBe(0);
  });
});
