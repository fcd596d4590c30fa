import { describe, expect, test } from '@jest/globals';
import { lookHtml } from './look-html.js';

const none = {
  ...{ headingFont: null, textFont: null, headColor: null, accentColor: null },
  corners: 'square' as const,
};

describe('a page of the shop', () => {
  test('has nothing of looks without a choice', () => {
    expect(lookHtml(none)).toEqual({ preloads: '', styles: '' });
  });

  test('asks for the files of the chosen fonts at once, and for their style sheets after its frame', () => {
    const { preloads, styles } = lookHtml({ ...none, headingFont: 'lobster', textFont: 'lora' });
    expect(preloads.match(/\/fonts\/[a-z0-9-]+/g)).toEqual([
      '/fonts/lora-latin-wght-normal',
      '/fonts/lobster-latin-400-normal',
    ]);
    expect(styles).toBe(
      '<link rel="stylesheet" href="/api/fonts/google/lora/style-variable.embed.css" />' +
        '<link rel="stylesheet" href="/api/fonts/google/lobster/style-regular.embed.css" />' +
        "<style id=\"looks\">:root{--font-display:'Lobster', 'Lobster Fallback', system-ui, sans-serif;" +
        "--font-display-weight:400;--font-sans:'Lora', 'Lora Fallback', Georgia, serif}</style>",
    );
  });

  test('has the chosen colors before the shop is there', () => {
    const { styles } = lookHtml({ ...none, accentColor: '#AA0000' });
    expect(styles).toMatch(/^<style id="looks">:root\{--color-plum:#AA0000;--color-plum-deep:color-mix\(/);
  });

  test('has the chosen corners', () => {
    expect(lookHtml({ ...none, corners: 'round' }).styles).toBe(
      '<style id="looks">:root{--radius-box:12px}</style>',
    );
  });
});
