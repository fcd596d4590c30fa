import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bold, documentOf, ends, large, left, plain, tall } from '@bestellwerk/domain/print-documents/markup';
import { decodeEscPos } from '../testing/decode-escpos.js';
import { charactersOf, type Paper, plainPaper } from './paper.js';
import { renderEscPos } from './render-escpos.js';
import { renderText } from './render-svg.js';

const codepages = ['cp858', 'cp1252', 'iso8859-15', 'cp852', 'cp437'] as const;
const paper: Paper = { ...plainPaper, width: '58', cut: 'partial' };
const printed = async (markup: string, codepage: Paper['codepage'] = 'cp858') =>
  (await decodeEscPos(renderEscPos(markup, { ...paper, codepage }))).text;
const linesOf = (markup: string) =>
  renderText(markup, paper)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');

describe('lines of a document', () => {
  test('are broken between words', () => {
    const wish = 'Bitte ohne Zwiebeln und mit besonders viel Petersilie servieren';
    expect(linesOf(documentOf(left(plain(wish))))).toEqual([
      ...['Bitte ohne Zwiebeln und mit', 'besonders viel Petersilie', 'servieren'],
    ]);
  });

  test('keep their indent, and columns and large letters have fewer of them', () => {
    expect(linesOf(documentOf(left(`~~${plain('Beilage: Erdäpfelsalat, Preiselbeeren')}`)))).toEqual([
      ...['  Beilage: Erdäpfelsalat,', '  Preiselbeeren'],
    ]);
    const columns = linesOf(documentOf(ends(plain('1× Gebackene Champignons'), plain('12,00 €'))));
    expect(columns).toEqual(['1× Gebackene             12,00 €', 'Champignons']);
    const title = linesOf(documentOf(left(large(bold(plain('Lieferschein 1234567'))))));
    expect(title.map((line) => line.replace(/\s+/g, ''))).toEqual(['Lieferschein', '1234567']);
  });

  test('that end exactly at the edge of the paper are followed by no empty one', () => {
    const full = 'a'.repeat(32);
    expect(
      renderText(documentOf(left(`${full} b`)), paper)
        .split('\n')
        .slice(0, 2)
        .map((line) => line.trimEnd()),
    ).toEqual([full, 'b']);
  });

  test('only cut words that are longer than a line, and lose nothing', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcÄß|{}-_"`^~=\\'), minLength: 1, maxLength: 40 });
    const styles = fc.constantFrom(
      left,
      (text: string) => left(tall(bold(text))),
      (text: string) => left(large(text)),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), styles, (words, style) => {
        const lines = linesOf(documentOf(style(plain(words.join(' ')))));
        const isLarge = style(plain('a')).startsWith('|^^^');
        const seen = lines.map((line) => (isLarge ? line.replace(/(.) /g, '$1') : line));
        expect(seen.join('').replace(/\s/g, '')).toBe(words.join(''));
        const most = charactersOf(paper) / (isLarge ? 2 : 1);
        for (const one of words.filter(({ length }) => length <= most && !isLarge))
          expect(seen.some((line) => line.split(/\s+/).includes(one))).toBe(true);
      }),
    );
  });
});

describe.each(codepages)('letters that %s does not have', (codepage) => {
  test('are written without their marks, or otherwise, and never as a question mark', async () => {
    const text = await printed(
      documentOf(
        left(plain('Ćevapčići mit Ajvar – „Šljivovica“ 4 €')),
        left(plain('Łódź, Crème brûlée, smørrebrød')),
      ),
      codepage,
    );
    const words = text.normalize('NFD').replace(/\p{M}/gu, '');
    expect(words).toContain('Cevapcici mit Ajvar');
    expect(words).toMatch(/[LŁ]odz, Creme brulee, sm[oø]rrebr[oø]d/);
    expect(text).not.toContain('?');
  });

  test('are left out if they are none', async () => {
    const text = await printed(documentOf(left(plain('Pizza 🍕 scharf 👩🏽‍🍳 ✓ fertig 1️⃣'))), codepage);
    expect(text.replace(/ +/g, ' ')).toContain('Pizza scharf fertig 1');
    expect(text).not.toContain('?');
  });

  test('are named if they are of another script', async () => {
    const text = await printed(documentOf(left(plain('2× 水餃 大 mit Чили'))), codepage);
    expect(text).toMatch(/2[×x] \(fremde Schrift\) mit \(fremde\s+Schrift\)/);
  });
});

test('a question mark of a guest is printed', async () => {
  expect(await printed(documentOf(left(plain('Geht das ohne Nüsse?'))))).toContain('Nüsse?');
});
