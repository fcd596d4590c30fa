import { expect, test } from '@jest/globals';
import { byName, byWords, findByNameAndDescription, noDonateeFound, searchWords } from './search.js';
import { apartFromEmoji } from './plain-text.js';

const cross = { name: 'Rotes Kreuz', description: 'Rettung und Hilfe im Inland' };
const caritas = { name: 'Caritas', description: 'Hilfe für Menschen in Not' };
const shelter = { name: 'Tierheim Weißenbach', description: '' };
const found = (search: string) =>
  findByNameAndDescription([cross, caritas, shelter], search).map(({ name }) => name);

test.each([
  ['', []],
  [' , ,', []],
  ['1050', ['1050']],
  ['1050,Wien', ['1050', 'WIEN']],
  ['  Wien , Linz\tGraz\n', ['WIEN', 'LINZ', 'GRAZ']],
])('the words of %j are %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test.each([
  ['', ['Rotes Kreuz', 'Caritas', 'Tierheim Weißenbach']],
  ['   ', ['Rotes Kreuz', 'Caritas', 'Tierheim Weißenbach']],
  ['HILFE', ['Rotes Kreuz', 'Caritas']],
  ['rotes kreuz', ['Rotes Kreuz']],
  ['Hilfe Kreuz', ['Rotes Kreuz']],
  ['hilfe, menschen', ['Caritas']],
  ['für', ['Caritas']],
  ['fu\u0308r', ['Caritas']],
  ['WEISSENBACH', ['Tierheim Weißenbach']],
  ['weißen', ['Tierheim Weißenbach']],
  ['tier', ['Tierheim Weißenbach']],
  ['KreuzRettung', []],
  ['Kreuz Feuerwehr', []],
])('every word of %j has to occur in name or description: %j', (search, names) => {
  expect(found(search)).toEqual(names);
});

test('finds the records themselves, in their order', () => {
  expect(findByNameAndDescription([caritas, cross], 'hilfe')).toEqual([caritas, cross]);
  expect(findByNameAndDescription([], 'hilfe')).toEqual([]);
});

test('has a German text for no matching donation recipient', () => {
  expect(noDonateeFound).toBe('Keine passende Organisation gefunden.');
});

test.each([
  [['1', '2', '10', 'Bar']],
  [['Tisch 2', 'Tisch 10', 'tisch 11']],
  [['Ähre', 'Bohne', 'Öl', 'Zwetschke']],
])('%j are in order', (texts) => {
  expect(texts.toReversed().sort(byWords)).toEqual(texts);
});

test('records with the same name are ordered by id', () => {
  const screens = [
    { id: 'b', name: 'Theke 2' },
    { id: 'a', name: 'Theke 2' },
    { id: 'c', name: 'Theke 1' },
  ];
  expect(screens.sort(byName).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test.each([
  ['Anna', 'Anna', []],
  ['🍕 Anna', '  Anna', ['🍕']],
  ['Anna🍕Berta', 'Anna Berta', ['🍕']],
  ['👍🏽', ' ', ['👍🏽']],
  ['👨‍👩‍👧👨', '  ', ['👨‍👩‍👧', '👨']],
  ['🇦🇹🇩🇪', '  ', ['🇦🇹', '🇩🇪']],
  ['❤️ ❤', '   ', ['❤', '❤']],
  ['1️⃣ 12 #4', '  12 #4', ['1⃣']],
  ['Zoe\u0308 Łukasz 李', 'Zoe\u0308 Łukasz 李', []],
])('%j is split into the text %j and the emoji %j', (text, rest, emoji) => {
  expect(apartFromEmoji(text)).toEqual({ rest, emoji });
});
