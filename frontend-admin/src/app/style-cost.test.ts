import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const source = new URL('../', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Rules for print or for phones are not asked elsewhere. */
const withoutMedia = (css: string): string => css.replace(/@media[^{]*\{[\s\S]*?\n\}/g, '');

test.each(sheets)(
  '%s asks nothing of the whole page by :has(), which would search it after each change',
  (sheet) => {
    const css = withoutMedia(readFileSync(new URL(sheet, source), 'utf8'));
    expect(css).not.toMatch(/(:root|html|body)\)?:has\(/);
  },
);
