import { describe, expect, test } from '@jest/globals';
import {
  chosenOptions,
  isConfigurationValid,
  isStepValid,
  namesOf,
  type Part,
  type PartType,
  type PartValue,
  requiresUpload,
  settledValue,
  stepsOf,
  takesList,
  toggleOption,
  type UploadReference,
  uploadsOf,
} from './configuration.js';

const reference = (id: string): UploadReference => ({
  ...{ id, version: 1, extension: 'png', mimeType: 'image/png' },
  publicHash: '9b1f0e6f8b1e4c1f9d5e0a7c3b2a19f8e7d6c5b4',
});
const photo = reference('41c06c1c-6a3e-4f6d-8f0e-0e5b7a9d2c11');
const sketch = reference('52d17d2d-7b4f-4a7e-9a1f-1f6c8b0e3d22');
const without = (field: keyof UploadReference) =>
  Object.fromEntries(Object.entries(photo).filter(([name]) => name !== field)) as unknown as UploadReference;

const part = (type: PartType, optional = false): Part => ({
  type,
  optional,
  options: [{ name: 'Klein' }, { name: 'Groß' }],
});

describe('a step', () => {
  test.each<[PartType, PartValue, boolean]>([
    ['select', 'Groß', true],
    ['select', 'Riesig', false],
    ['select', ['Groß'], false],
    ['select', null, false],
    ['multiselect', ['Klein', 'Groß'], true],
    ['multiselect', ['Klein', 'Klein'], false],
    ['multiselect', ['Riesig'], false],
    ['multiselect', ['Klein', 'Riesig'], false],
    ['multiselect', [], false],
    ['multiselect', 'Klein', false],
    ['text', 'ohne Salz', true],
    ['text', '   ', false],
    ['textarea', null, false],
    ['text', photo, false],
    ['select', photo, false],
    ['multiselect', [photo], false],
    ['image', photo, true],
    ['file', photo, true],
    ['images', [photo], true],
    ['files', [photo, sketch], true],
    ['image', [photo], false],
    ['file', [photo], false],
    ['images', photo, false],
    ['files', photo, false],
    ['images', [], false],
    ['image', 'upload', false],
    ['images', ['upload'], false],
    ['file', '/upload/9b1f/41c0-1.png', false],
    ['files', ['upload', ' '], false],
    ['files', [photo, 'upload'] as unknown as PartValue, false],
    ['file', null, false],
    ...(['id', 'version', 'extension', 'publicHash', 'mimeType'] as const).map(
      (field): [PartType, PartValue, boolean] => ['image', without(field), false],
    ),
    ['image', { ...photo, name: 'Torte.png' }, true],
    ['image', { ...photo, name: 7 } as unknown as PartValue, false],
    ['image', { ...photo, version: 1.5 }, false],
    ['image', { ...photo, publicHash: '' }, false],
  ])('of type %s with %j is valid: %s', (type, value, valid) => {
    expect(isStepValid(part(type), value)).toBe(valid);
  });

  test.each<[PartType, PartValue, boolean]>([
    ['select', null, true],
    ['select', 'Groß', true],
    ['select', 'Riesig', false],
    ['multiselect', [], true],
    ['multiselect', ['Riesig'], false],
    ['multiselect', 'Klein', false],
    ['text', '', true],
    ['textarea', '   ', true],
    ['text', ['ohne', 'Salz'], false],
    ['image', null, true],
    ['images', [], true],
    ['file', [photo], false],
    ['file', 'upload', false],
    ['files', null, true],
    ['files', [photo], true],
    ['files', [' '], false],
  ])('of type %s that is optional with %j is valid: %s', (type, value, valid) => {
    expect(isStepValid(part(type, true), value)).toBe(valid);
  });

  test.each<[PartType, boolean]>([
    ['text', false],
    ['textarea', false],
    ['image', false],
    ['images', true],
    ['file', false],
    ['files', true],
    ['select', false],
    ['multiselect', true],
  ])('of type %s has a list as its value: %s', (type, expected) => {
    expect(takesList(part(type))).toBe(expected);
  });
});

describe('a configuration', () => {
  const pizza = { type: 'configurable' as const, config: { parts: [part('select'), part('text', true)] } };

  test('is valid if every step is valid, and missing values at the end count as null', () => {
    expect(isConfigurationValid(pizza, ['Klein'])).toBe(true);
    expect(isConfigurationValid(pizza, [null, 'ohne Salz'])).toBe(false);
  });

  test('is invalid with more values than steps', () => {
    expect(isConfigurationValid(pizza, ['Klein', null, 'mehr'])).toBe(false);
  });

  test('is empty for other products', () => {
    expect(stepsOf({ ...pizza, type: 'others' })).toEqual([]);
    expect(isConfigurationValid({ ...pizza, type: 'others' }, [])).toBe(true);
  });
});

test.each<[PartType, PartValue, string[]]>([
  ['multiselect', ['Groß', 'Klein'], ['Klein', 'Groß']],
  ['multiselect', ['Groß', 'Riesig'], ['Groß']],
  ['multiselect', null, []],
  ['select', 'Groß', ['Groß']],
  ['select', 'Riesig', []],
  ['text', 'Groß', []],
  ['files', ['Groß'], []],
  ['multiselect', [photo], []],
])('the options chosen in %s with %j, in the order of the part: %j', (type, value, names) => {
  const chosen = chosenOptions(part(type), value);
  expect(chosen).toHaveLength(names.length);
  expect(chosen.map(({ name }) => name)).toEqual(names);
});

test.each<[string, Part, PartValue, PartValue]>([
  ['select, nothing chosen', part('select'), null, 'Groß'],
  ['select, another chosen', part('select'), 'Klein', 'Groß'],
  ['select, chosen already', part('select'), 'Groß', 'Groß'],
  ['optional select, another chosen', part('select', true), 'Klein', 'Groß'],
  ['optional select, chosen already', part('select', true), 'Groß', null],
  ['multiselect, nothing chosen', part('multiselect'), null, ['Groß']],
  ['multiselect, another chosen', part('multiselect'), ['Klein'], ['Klein', 'Groß']],
  ['multiselect, the last one', part('multiselect'), ['Groß'], []],
  ['optional multiselect, one of two', part('multiselect', true), ['Groß', 'Klein'], ['Klein']],
])('clicking an option: %s', (_, step, before, after) => {
  expect(toggleOption(step, before, 'Groß')).toEqual(after);
});

test.each<[PartValue, PartValue]>([
  [null, null],
  ['', null],
  ['  ', null],
  [[], null],
  ['ohne Salz', 'ohne Salz'],
  [' Extra groß ', ' Extra groß '],
  [
    ['Käse', 'Zwiebel'],
    ['Käse', 'Zwiebel'],
  ],
  [photo, photo],
  [[photo], [photo]],
])('%j is sent as %j', (value, sent) => {
  expect(settledValue(value)).toEqual(sent);
});

test('a sent list is a copy', () => {
  const chosen = ['Käse'];
  expect(settledValue(chosen)).not.toBe(chosen);
});

test.each<[PartValue, number, number]>([
  [null, 0, 0],
  ['Groß', 1, 0],
  [['Käse', 'Zwiebel'], 2, 0],
  [photo, 0, 1],
  [[photo, sketch], 0, 2],
])('%j holds names and uploads: %s and %s', (value, names, uploads) => {
  expect(namesOf(value)).toHaveLength(names);
  expect(uploadsOf(value)).toHaveLength(uploads);
});

test.each<[string, Part[], boolean]>([
  ['a required picture', [part('select'), part('image')], true],
  ['an optional file', [part('files', true)], false],
  ['a required choice', [part('select')], false],
])('whether a product with %s needs a file', (_, parts, expected) => {
  expect(requiresUpload({ type: 'configurable', config: { parts } })).toBe(expected);
  expect(requiresUpload({ type: 'others', config: { parts } })).toBe(false);
});
