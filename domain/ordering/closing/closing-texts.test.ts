import { expect, it } from '@jest/globals';
import { closedFiguresText, closingEntryText, closingTitle } from './closing-texts.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const cash = { opening: 100, expected: 497.7, counted: 497.2, withdrawn: 300 };

it('what a day was closed with is one line with every figure', () => {
  expect(plain(closedFiguresText({ closed: { gross: 63, amount: 43 }, cash }, 'EUR'))).toBe(
    'Umsatz 63,00 €, Einnahmen 43,00 €, Anfangsbestand 100,00 €, erwartet 497,70 €, gezählt 497,20 €, Differenz −0,50 €, entnommen 300,00 €',
  );
  expect(closedFiguresText({ closed: null, cash: null }, 'EUR')).toBe('');
  const again = { opening: 50, withdrawnBefore: 111.6, expected: 126.1, counted: 126.1, withdrawn: 0 };
  expect(plain(closedFiguresText({ closed: null, cash: again }, 'EUR'))).toBe(
    'Anfangsbestand 50,00 €, bereits entnommen 111,60 €, erwartet 126,10 €, gezählt 126,10 €, Differenz 0,00 €, entnommen 0,00 €',
  );
});

it('a closing is named by its branch and its day or month', () => {
  expect(closingTitle('Schlossberg', '2026-11-23')).toBe('Abschluss Schlossberg, 23.11.2026');
  expect(closingTitle('Schlossberg', '2026-11')).toBe('Abschluss Schlossberg, November 2026');
  expect(closingTitle('', '2026-11-23')).toBe('Abschluss 23.11.2026');
});

it('the journal names the difference of a closing, and the reason where it may be read', () => {
  expect(plain(closingEntryText({ difference: -0.5, reason: 'Bruch' }, 'EUR'))).toBe('Differenz −0,50 €, Grund: Bruch'); // prettier-ignore
  expect(plain(closingEntryText({ difference: 0, reason: '' }, 'EUR'))).toBe('Differenz 0,00 €');
  expect(closingEntryText({ difference: null, reason: null }, 'EUR')).toBe('');
});
