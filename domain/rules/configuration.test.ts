import { describe, expect, test } from '@jest/globals';
import {
  chosenOptions,
  isConfigurationValid,
  isStepValid,
  stepsOf,
  toggleOption,
  type Part,
  type PartType,
  type PartValue,
} from './configuration.js';

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
    ['multiselect', [], false],
    ['multiselect', 'Klein', false],
    ['text', 'ohne Salz', true],
    ['text', '   ', false],
    ['textarea', null, false],
    ['image', 'upload', true],
    ['images', ['upload'], true],
    ['images', [], false],
    ['files', 'upload', false],
    ['files', [' '], false],
    ['file', null, false],
  ])('%s with %j: %s', (type, value, valid) => {
    expect(isStepValid(part(type), value)).toBe(valid);
  });

  test.each<[PartType, PartValue]>([
    ['select', null],
    ['multiselect', []],
    ['text', ''],
    ['files', null],
  ])('%s may be left out when optional (%j)', (type, value) => {
    expect(isStepValid(part(type, true), value)).toBe(true);
  });
});

describe('a configuration', () => {
  const pizza = { type: 'configurable' as const, config: { parts: [part('select'), part('text', true)] } };

  test('is valid when every step is; missing values at the end are nothing', () => {
    expect(isConfigurationValid(pizza, ['Klein'])).toBe(true);
    expect(isConfigurationValid(pizza, [null, 'ohne Salz'])).toBe(false);
  });

  test('has no values left over', () => {
    expect(isConfigurationValid(pizza, ['Klein', null, 'mehr'])).toBe(false);
  });

  test('is empty for other products', () => {
    expect(stepsOf({ ...pizza, type: 'others' })).toEqual([]);
    expect(isConfigurationValid({ ...pizza, type: 'others' }, [])).toBe(true);
  });
});

test('chosen options come in the order of the part', () => {
  expect(chosenOptions(part('multiselect'), ['Groß', 'Klein'])).toEqual([
    { name: 'Klein' },
    { name: 'Groß' },
  ]);
  expect(chosenOptions(part('text'), 'Groß')).toEqual([]);
});

test('clicking an option', () => {
  expect(toggleOption(part('select'), null, 'Groß')).toBe('Groß');
  expect(toggleOption(part('select'), 'Groß', 'Groß')).toBe('Groß');
  expect(toggleOption(part('select', true), 'Groß', 'Groß')).toBeNull();
  expect(toggleOption(part('multiselect'), ['Klein'], 'Groß')).toEqual(['Klein', 'Groß']);
  expect(toggleOption(part('multiselect'), ['Klein'], 'Klein')).toEqual([]);
});
