import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { SpecifiedText } from './specified-text.js';
import { specifiedTexts } from './specified-texts.js';

const texts: [key: string, text: SpecifiedText][] = Object.entries(specifiedTexts);

const sources = ['e2e/journeys', 'e2e/nightly'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);
const expected = new Set(
  sources.flatMap((source) => [...source.matchAll(/\bspecified\(\s*'([^']+)'/g)].map(([, key]) => key!)),
);

test('every specified text is expected by a browser test', () => {
  const missing = texts.filter(([key]) => !expected.has(key));
  expect(missing.map(([key, { text }]) => `${key}: ${text}`)).toEqual([]);
});

test('browser tests expect no text that is not in the list', () => {
  const known = new Set(texts.map(([key]) => key));
  expect([...expected].filter((key) => !known.has(key))).toEqual([]);
});
