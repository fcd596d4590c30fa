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
/** What was begun before has come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
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

  it('show new content after more than a minute, and its absence only until it can be made', async () => {
    const pages = new FinishedPages(frontEnd);
    const parts = made('/a', {});
    await pages.of({ ...parts, content: shown(1, 'old') });
    expect(textOf(await pages.of({ ...parts, content: shown(3, null) }))).toContain('<!--content-->x');
    expect(textOf(await pages.of({ ...parts, content: shown(3, '<p>new</p>') }))).toContain('<p>new</p>');
    expect(pages.size).toBe(1);
  });

  it('are sent as they were a minute before, while they are made again for all who come after', async () => {
    const pages = new FinishedPages(frontEnd);
    const parts = made('/a', {});
    const old = await pages.of({ ...parts, content: shown(1, '<p>old</p>') });
    const renderings: ((html: string) => void)[] = [];
    const content = {
      version: 2,
      make: () => new Promise<string>((resolve) => renderings.push(resolve)),
    };
    expect(pages.of({ ...parts, content })).toBe(old);
    expect(pages.of({ ...parts, content })).toBe(old);
    expect(renderings).toHaveLength(1);
    renderings[0]!('<p>new</p>');
    await settled();
    expect(textOf(pages.of({ ...parts, content }))).toContain('<p>new</p>');
    expect(renderings).toHaveLength(1);
  });

  it('are not sent as they were more than a minute before, nor after something has changed', async () => {
    const pages = new FinishedPages(frontEnd);
    const [before, after] = [{}, {}];
    await pages.of({ ...made('/a', before), content: shown(1, '<p>first</p>') });
    const third = pages.of({ ...made('/a', before), content: shown(3, '<p>third</p>') });
    expect(third).toBeInstanceOf(Promise);
    expect(textOf(await third)).toContain('<p>third</p>');
    const changed = pages.of({ ...made('/a', after), content: shown(4, '<p>changed</p>') });
    expect(changed).toBeInstanceOf(Promise);
    expect(textOf(await changed)).toContain('<p>changed</p>');
    // The clock was put back.
    expect(pages.of({ ...made('/a', after), content: shown(3, '<p>back</p>') })).toBeInstanceOf(Promise);
  });

  it('are made as long as it takes, and not sent older than a minute meanwhile', async () => {
    const pages = new FinishedPages(frontEnd);
    const parts = made('/a', {});
    const old = await pages.of({ ...parts, content: shown(1, 'old') });
    const renderings: ((html: string) => void)[] = [];
    const slow = (version: number) => ({
      ...parts,
      content: { version, make: () => new Promise<string>((resolve) => renderings.push(resolve)) },
    });
    expect(pages.of(slow(2))).toBe(old);
    const waiting = pages.of(slow(3));
    expect(waiting).toBeInstanceOf(Promise);
    renderings[0]!('<p>second</p>');
    expect(textOf(await waiting)).toContain('<p>second</p>');
  });

  it('stay as they were a minute before where they cannot be made again, and no longer', async () => {
    const pages = new FinishedPages(frontEnd);
    const parts = made('/a', {});
    const old = await pages.of({ ...parts, content: shown(1, 'old') });
    const failing = (version: number) => ({ version, make: () => Promise.reject(new Error('no worker')) });
    expect(pages.of({ ...parts, content: failing(2) })).toBe(old);
    await settled();
    expect(pages.of({ ...parts, content: shown(2, null) })).toBe(old);
    await settled();
    expect(textOf(await pages.of({ ...parts, content: shown(3, null) }))).toContain('<!--content-->x');
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
