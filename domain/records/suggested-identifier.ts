import type { Fields } from './record-state.js';
import type { Resource } from './resource.js';

const LONGEST = 80;

const spelledOut: readonly (readonly [letter: RegExp, letters: string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öøœ]/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/&/g, ' und '],
  [/['’]/g, ''],
];

/** An identifier derived from a name: 'Großer Salat' becomes 'grosser-salat'. Empty if no character can be used. */
export function suggestedIdentifier(name: string): string {
  let text = name.toLowerCase().normalize('NFC');
  for (const [letter, letters] of spelledOut) text = text.replace(letter, letters);
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
}

/** The entered fields, with the identifier following the name until it is edited. */
export function withSuggestedIdentifier(resource: Resource, before: Fields, after: Fields): Fields {
  if (!('identifier' in resource.fields) || resource.title.includes('identifier')) return after;
  const isFollowing =
    before.identifier === after.identifier &&
    before.identifier === suggestedIdentifier(resource.titleOf(before));
  return isFollowing ? { ...after, identifier: suggestedIdentifier(resource.titleOf(after)) } : after;
}
