import { expect, test } from '@jest/globals';
import { csvSlices } from './csv-slices.js';

test('each slice has the head, and knows where it began', () => {
  expect(csvSlices('\uFEFFname;note\r\na;1\r\nb;2\r\nc;3\r\n', 2)).toEqual([
    { csv: 'name;note\na;1\nb;2', recordsBefore: 0, records: 2 },
    { csv: 'name;note\nc;3', recordsBefore: 2, records: 1 },
  ]);
});

test('what is quoted may have lines of its own', () => {
  expect(csvSlices('name;note\na;"erste\nzweite ""Zeile"""\nb;2', 1)).toEqual([
    { csv: 'name;note\na;"erste\nzweite ""Zeile"""', recordsBefore: 0, records: 1 },
    { csv: 'name;note\nb;2', recordsBefore: 1, records: 1 },
  ]);
});

test('nothing but a head is nothing', () => expect(csvSlices('name;note\n\n', 10)).toEqual([]));
