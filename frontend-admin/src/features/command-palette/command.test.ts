import { expect, test } from '@jest/globals';
import { grouped, matching, type Command } from './command.js';

const command = (group: string, label: string): Command => ({ id: label, label, group, action: '/' });
const commands = [
  command('Seiten', 'Live-Board'),
  command('Seiten', 'Geräte'),
  command('Aktionen', 'Neues Produkt'),
];

test.each([
  ['', ['Live-Board', 'Geräte', 'Neues Produkt']],
  ['  PROD neu ', ['Neues Produkt']],
  ['gerate', ['Geräte']],
  ['seiten', ['Live-Board', 'Geräte']],
  ['prod seiten', []],
  ['🍕 gerate', ['Geräte']],
  ['👨‍👩‍👧', []],
])('the query %j finds %j', (query, labels) => {
  expect(matching(commands, query).map(({ label }) => label)).toEqual(labels);
});

test('commands are grouped by heading', () => {
  const [board, , product] = commands as [Command, Command, Command];
  expect(grouped([product, board])).toEqual([
    ['Aktionen', [product]],
    ['Seiten', [board]],
  ]);
});
