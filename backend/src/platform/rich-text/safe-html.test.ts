import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { richTextAttributes, richTextElements } from '@bestellwerk/domain/text/rich-text';
import { safeHtml } from './safe-html.js';

describe('safe HTML', () => {
  it.each([
    ['<p>Guten <strong>Tag</strong></p>', '<p>Guten <strong>Tag</strong></p>'],
    ['<h1>Titel</h1>', '<h2>Titel</h2>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<a href="/karte">Karte</a>', '<a href="/karte">Karte</a>'],
    [
      '<a href="site:3e0b6402-1dc0-46a7-a444-e2d1c28e289f">x</a>',
      '<a href="site:3e0b6402-1dc0-46a7-a444-e2d1c28e289f">x</a>',
    ],
    ['<a href="tel:+431234">x</a>', '<a href="tel:+431234">x</a>'],
    ['<img src="/image/small/a-1.webp" alt="Suppe">', '<img src="/image/small/a-1.webp" alt="Suppe" />'],
  ])('keeps what is written: %s', (html, kept) => expect(safeHtml(html)).toBe(kept));

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java&#x09;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>">a</a>', '<a>a</a>'],
    ['<a href="//example.com">a</a>', '<a>a</a>'],
    ['<a href="\\\\\\\\example.com">a</a>', '<a>a</a>'],
    ['<a href="\\\\x0Bjavascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="karte">a</a>', '<a>a</a>'],
    ['<a href=" https://example.com">a</a>', '<a href="https://example.com">a</a>'],
    ['<img src="https://example.com/a.png">', ''],
    ['<img src="/image/../api/users/me">', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg onload=alert(1)><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<!-- x --><p>a', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ])('takes away what is no text: %s', (html, kept) => expect(safeHtml(html)).toBe(kept));

  it('has no element and no attribute that is not allowed, and is safe HTML already', () => {
    const words = [
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '\t',
      '\n',
      '\0',
      '&',
      ';',
      '#',
      '!--',
      '-->',
      '<![CDATA[',
      ']]>',
    ];
    const names = [
      'script',
      'style',
      'svg',
      'math',
      'a',
      'p',
      'img',
      'table',
      'template',
      'noscript',
      'title',
      'textarea',
      'xmp',
      'mglyph',
      'foreignObject',
    ];
    const attributes = [
      'href',
      'src',
      'onerror',
      'onload',
      'style',
      'srcdoc',
      'formaction',
      'xlink:href',
      'javascript:',
      'data:text/html',
      'alert(1)',
      'x',
    ];
    const html = fc
      .array(fc.constantFrom(...words, ...names, ...attributes), { maxLength: 40 })
      .map((parts) => parts.join(''));
    const isAllowed = (element: Element): boolean =>
      (richTextElements as readonly string[]).includes(element.localName) &&
      [...element.attributes].every(({ name }) => richTextAttributes[element.localName]?.includes(name));
    fc.assert(
      fc.property(html, (text) => {
        const safe = safeHtml(text);
        expect(safeHtml(safe)).toBe(safe);
        const { document } = new JSDOM(`<div>${safe}</div>`).window;
        expect([...document.querySelectorAll('body > div *')].filter((one) => !isAllowed(one))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
