import { describe, expect, test } from '@jest/globals';
import { fontsInUse } from './fonts-in-use.js';
import { fontIdOf, fontOf, fonts, fontVariants, isForText } from './fonts.js';

const namesOf = (family: string) => fontVariants(fontOf(family)!).map(({ name }) => name);

describe('a family', () => {
  test('has an id that addresses need not encode, and that no other one has', () => {
    expect(fonts.filter(({ id }) => !/^[a-z]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(fonts.map(({ id }) => id)).size).toBe(fonts.length);
  });

  test.each(['young-serif', 'Young Serif', 'Young+Serif', ' YOUNG SERIF '])('is found as %j', (name) => {
    expect(fontOf(name)?.id).toBe('young-serif');
  });

  test.each(['', 'Comic Sans', '../lora', 'constructor'])('is not found as %j', (name) => {
    expect(fontOf(name)).toBeUndefined();
  });

  test('has its variants as Google names them, and one with everything where it is variable', () => {
    expect(namesOf('Young Serif')).toEqual(['regular']);
    expect(namesOf('Kalam')).toEqual(['300', 'regular', '700']);
    expect(namesOf('Caveat')).toEqual(['regular', '500', '600', '700', 'variable']);
    expect(namesOf('Lora').slice(0, 4)).toEqual(['regular', 'italic', '500', '500italic']);
  });

  test('has the weight in which it sets headings', () => {
    for (const { id, headingWeight } of fonts) {
      const weights = fontVariants(fontOf(id)!).map(({ weight }) => weight);
      expect({ id, has: weights.includes(String(headingWeight)) }).toEqual({ id, has: true });
    }
  });

  test('is offered for text only if it has all that text needs', () => {
    const offered = fonts.filter(isForText);
    expect(offered.length).toBeGreaterThanOrEqual(6);
    for (const { weights } of offered) {
      expect(weights[0]).toBeLessThanOrEqual(400);
      expect(weights.at(-1)).toBeGreaterThanOrEqual(700);
    }
  });
});

describe('the fonts of the shop', () => {
  test('are its own without a choice, and where a chosen one is not known', () => {
    const none = { properties: {}, styleSheets: [], families: [] };
    expect(fontsInUse({ headingFont: null, textFont: null })).toEqual(none);
    expect(fontsInUse({ headingFont: 'gone', textFont: '' })).toEqual(none);
  });

  test('are the chosen ones, each with one style sheet', () => {
    const { properties, styleSheets } = fontsInUse({ headingFont: 'kalam', textFont: 'lora' });
    expect(properties).toEqual({
      '--font-display': "'Kalam', 'Kalam Fallback', cursive",
      '--font-display-weight': '700',
      '--font-sans': "'Lora', 'Lora Fallback', Georgia, serif",
    });
    expect(styleSheets).toEqual([
      '/api/fonts/google/lora/style-variable.embed.css',
      '/api/fonts/google/kalam/style-700.embed.css',
    ]);
  });

  test('need one style sheet where headings and text are of the same family', () => {
    const { styleSheets } = fontsInUse({ headingFont: 'bitter', textFont: 'bitter' });
    expect(styleSheets).toEqual(['/api/fonts/google/bitter/style-variable.embed.css']);
  });
});

test('the id of a family has no spaces', () => {
  expect(fontIdOf('EB Garamond')).toBe('eb-garamond');
});
