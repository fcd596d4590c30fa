import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Style sheets of what stays on screen while nothing happens. */
const sheets = [
  'features/board/board-page.module.css',
  'features/board/order-card.module.css',
  'features/board/card-comment.module.css',
  'shared/orders/short-items.module.css',
  'features/new-order-alert/bell.module.css',
  'app/frame/header.module.css',
];

const textOf = (sheet: string) => readFileSync(new URL(`../../${sheet}`, import.meta.url), 'utf8');

/** The properties that animations without an end change, and those of all others left out. */
function propertiesThatNeverRest(css: string): string[] {
  const endless = [...css.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)].map(([, name]) => name);
  return endless.flatMap((name) => {
    const [, frames = ''] = new RegExp(`@keyframes ${name} \\{([\\s\\S]*?)\\n\\}`).exec(css) ?? [];
    return [...frames.matchAll(/([\w-]+):/g)].map(([, property]) => property!);
  });
}

test.each(sheets)('endless animations in %s change only opacity and cause no repaint', (sheet) => {
  expect(new Set([...propertiesThatNeverRest(textOf(sheet)), 'opacity'])).toEqual(new Set(['opacity']));
});

test.each(sheets)('%s uses no CSS filter, so cards are not repainted every frame', (sheet) => {
  expect(textOf(sheet)).not.toMatch(/\bfilter:/);
});
