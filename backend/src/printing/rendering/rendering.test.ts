import { describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { cut, documentOf, ends, large, left, plain, rule } from '@bestellwerk/domain/print-documents/markup';
import { testPage } from '@bestellwerk/domain/print-documents/test-page';
import { decodeEscPos } from '../testing/decode-escpos.js';
import { dotsOf, type Paper, plainPaper } from './paper.js';
import { renderEpos } from './render-epos.js';
import { renderCodepages, renderEscPos } from './render-escpos.js';
import { renderPdf } from './render-pdf.js';
import { bitmapOf, renderPng } from './render-png.js';
import { renderSvg, renderText } from './render-svg.js';

const markup = documentOf(
  large('Ticket 7'),
  rule,
  left(plain('2× Käsespätzle „groß“ – mit Röstzwiebeln & <Salat>')),
  ends('Summe', plain('33,00 €')),
);
const paper: Paper = { ...plainPaper, cut: 'partial' };
const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

const strip = documentOf(left('Suppe'), cut, left('Knödel'), cut, left('Saft'));

describe('what an ESC/POS printer gets', () => {
  test('is the text in the code page that is set, and one cut', async () => {
    const { text, cuts } = await decodeEscPos(renderEscPos(markup, paper));
    expect(withoutBlanks(text)).toContain('2×Käsespätzle"groß"-mitRöstzwiebeln&<Salat>');
    expect(withoutBlanks(text)).toContain('Summe33,00€');
    expect(cuts).toBe(1);
  });

  test.each(['cp858', 'cp1252', 'iso8859-15', 'cp852', 'cp437'] as const)(
    'has readable umlauts in %s',
    async (codepage) => {
      const { text } = await decodeEscPos(renderEscPos(markup, { ...paper, codepage }));
      expect(withoutBlanks(text)).toContain('Käsespätzle');
      expect(withoutBlanks(text)).toContain(
        ['cp858', 'cp1252', 'iso8859-15'].includes(codepage) ? '33,00€' : '33,00EUR',
      );
      expect(text).not.toContain('?');
    },
  );

  test('is one picture where letters are drawn', async () => {
    const { text, pictures } = await decodeEscPos(renderEscPos(markup, { ...paper, isRaster: true }));
    expect(pictures).toBeGreaterThanOrEqual(1);
    expect(text).not.toContain('Summe');
  });

  test('comes as often as the printer prints each, without a cut if it has no knife', async () => {
    const twice = await decodeEscPos(renderEscPos(markup, { ...paper, copies: 2 }));
    expect(twice.cuts).toBe(2);
    expect(twice.text.match(/Summe/g)).toHaveLength(2);
    expect(twice.commands.filter((command) => command === 'GS r')).toHaveLength(1);
    expect((await decodeEscPos(renderEscPos(markup, { ...paper, cut: 'none' }))).cuts).toBe(0);
  });

  test.each([{ isRaster: false }, { isRaster: true }])(
    'is cut after each label, of each of its copies: %j',
    async ({ isRaster }) => {
      const labels = await decodeEscPos(renderEscPos(strip, { ...paper, isRaster, copies: 2 }));
      expect(labels.cuts).toBe(6);
      if (isRaster) expect(labels.pictures).toBe(6);
      else expect(withoutBlanks(labels.text)).toContain('SuppeKnödelSaft');
      expect(labels.commands.filter((command) => command === 'GS r')).toHaveLength(1);
    },
  );

  test('opens the drawer once where there is cash and the printer has a drawer', async () => {
    const pulses = async (of: Paper, isForDrawer: boolean) =>
      (await decodeEscPos(renderEscPos(markup, of, isForDrawer))).commands.filter((one) => one === 'ESC p');
    const withDrawer = { ...paper, copies: 2, opensDrawer: true };
    expect(await pulses(withDrawer, true)).toHaveLength(1);
    expect(await pulses(withDrawer, false)).toHaveLength(0);
    expect(await pulses(paper, true)).toHaveLength(0);
  });

  test('shows the hard letters in every code page on a test page', async () => {
    const { text } = await decodeEscPos(Buffer.from(renderCodepages(paper), 'latin1'));
    for (const codepage of ['cp858', 'cp1252', 'iso8859-15', 'cp852', 'cp437'])
      expect(text).toContain(`${codepage}: äöüÄÖÜß`);
  });
});

describe('what an Epson printer gets', () => {
  const dom = async (of: Paper, text = markup, isForDrawer = false) =>
    new JSDOM(await renderEpos(text, of, isForDrawer), { contentType: 'text/xml' }).window.document;

  test('is ePOS-Print XML with the texts as they are', async () => {
    const { documentElement: root } = await dom(paper);
    expect(root.namespaceURI).toBe('http://www.epson-pos.com/schemas/2011/03/epos-print');
    const texts = [...root.querySelectorAll('text')].map((text) => text.textContent);
    expect(withoutBlanks(texts.join(''))).toContain('2×Käsespätzle„groß“–mitRöstzwiebeln&<Salat>');
    expect([...root.querySelectorAll('text[width="2"]')].map((text) => text.textContent)).toEqual([
      'Ticket 7',
    ]);
    expect(root.querySelectorAll('cut')).toHaveLength(1);
  });

  test('is cut after each label, as texts and as pictures', async () => {
    for (const isRaster of [false, true]) {
      const { documentElement: root } = await dom({ ...paper, isRaster }, strip);
      expect(root.querySelectorAll('cut')).toHaveLength(3);
      expect(root.querySelectorAll('image')).toHaveLength(isRaster ? 3 : 0);
      if (!isRaster) expect(withoutBlanks(root.textContent!)).toContain('SuppeKnödelSaft');
    }
  });

  test('opens the drawer once where there is cash and the printer has a drawer', async () => {
    const pulses = async (of: Paper, isForDrawer: boolean) =>
      (await dom(of, markup, isForDrawer)).querySelectorAll('pulse[drawer="drawer_1"]');
    const withDrawer = { ...paper, copies: 2, opensDrawer: true };
    expect(await pulses(withDrawer, true)).toHaveLength(1);
    expect(await pulses(withDrawer, false)).toHaveLength(0);
    expect(await pulses(paper, true)).toHaveLength(0);
  });

  test('is a bitmap as wide as the paper where letters are drawn', async () => {
    const image = (await dom({ ...paper, width: '58', isRaster: true })).querySelector('image')!;
    const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    expect(width).toBe(384);
    expect(Buffer.from(image.textContent!, 'base64')).toHaveLength((width / 8) * height);
  });
});

describe('previews and files', () => {
  test('pictures are as wide as the paper has dots, black on white', async () => {
    const png = renderPng(markup, { width: '58' });
    const { width, height } = await sharp(png).metadata();
    expect(width).toBe(dotsOf({ width: '58' }));
    const { bits } = await bitmapOf(png);
    const black = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    expect(black / (width * height)).toBeGreaterThan(0.01);
    expect(black / (width * height)).toBeLessThan(0.4);
  });

  test('the picture in the browser fetches nothing from elsewhere', () => {
    const svg = renderSvg(markup, paper);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import/);
    expect(
      new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.querySelectorAll('text').length,
    ).toBeGreaterThan(3);
  });

  test('the text is there for printers that only know text', () => {
    expect(renderText(testPage('Küche', context), paper)).toContain('äöüÄÖÜß€ é –');
  });

  test('labels have a line to cut along in the picture, and a page each in the file', async () => {
    const dashed = (text: string) =>
      new JSDOM(renderSvg(text, paper), { contentType: 'image/svg+xml' }).window.document.querySelectorAll(
        'path[stroke-dasharray]',
      );
    expect(dashed(strip)).toHaveLength(2);
    expect(dashed(markup)).toHaveLength(0);
    expect(renderText(strip, paper).match(/^-+$/gm)).toHaveLength(2);
    const bytes = await renderPdf(strip, paper, 'Etiketten 7');
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const texts = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    expect(texts.map(withoutBlanks)).toEqual(['Suppe', 'Knödel', 'Saft']);
  });

  test('the file is a PDF of one page with text that can be searched', async () => {
    const bytes = await renderPdf(markup, paper, 'Küchenbon 7');
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(withoutBlanks(text)).toContain('2×Käsespätzle„groß“–mitRöstzwiebeln&<Salat>');
    expect(withoutBlanks(text)).toContain('33,00€');
  });
});

const context = {
  businessName: 'Linde',
  branch: { name: 'Linde', street: '', zipCode: '', city: '', phone: '' },
  timeZone: 'Europe/Vienna',
  printedAt: new Date('2026-11-20T17:05:00.000Z'),
  allergensOf: () => [],
  copy: 0,
  linesBefore: null,
  replaces: null,
  outdated: null,
  isCanceled: false,
};
