import { expect, test } from '@jest/globals';
import { csvSlices, lineInFile, recordsIn } from './csv-slices.js';

const key = expect.any(String);

test('each slice repeats the header and keeps its line numbers', () => {
  const slices = csvSlices('\uFEFFname;note\r\na;1\r\nb;2\r\nc;3\r\n', 2);
  expect(slices).toEqual([
    { csv: 'name;note\na;1\nb;2', lines: [2, 3], key },
    { csv: 'name;note\nc;3', lines: [4], key },
  ]);
  expect(recordsIn(slices)).toBe(3);
  expect(lineInFile(slices[1]!, 2)).toBe(4);
});

test('filtered lines are left out and the others keep their line numbers', () => {
  expect(csvSlices('name\na\nb\nc\nd\n', 2, (line) => line !== 3)).toEqual([
    { csv: 'name\na\nc', lines: [2, 4], key },
    { csv: 'name\nd', lines: [5], key },
  ]);
});

test('a quoted field may contain line breaks', () => {
  expect(csvSlices('name;note\na;"erste\nzweite ""Zeile"""\nb;2', 1)).toEqual([
    { csv: 'name;note\na;"erste\nzweite ""Zeile"""', lines: [2], key },
    { csv: 'name;note\nb;2', lines: [3], key },
  ]);
});

test('a file with only a header has no slices', () => expect(csvSlices('name;note\n\n', 10)).toEqual([]));
