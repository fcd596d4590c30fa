import { describe, expect, test } from '@jest/globals';
import { missingStep, missingStepText, shownSteps, stepMoves, type Stepwise } from './configuration-steps.js';
import type { Part, PartValue } from './configuration.js';

const size: Part = { type: 'select', optional: false, options: [{ name: 'Klein' }, { name: 'Groß' }] };
const wish: Part = { type: 'text', optional: true, options: [] };
const extras: Part = { type: 'multiselect', optional: false, options: [{ name: 'Käse' }] };
const pizza: Stepwise = {
  type: 'configurable',
  isStepByStep: true,
  config: { parts: [size, wish, extras] },
};
const atOnce: Stepwise = { ...pizza, isStepByStep: false };

describe('step by step', () => {
  test.each<[string, PartValue[], number, { next: number | null; back: number | null; canSave: boolean }]>([
    ['nothing chosen', [], 0, { next: null, back: null, canSave: false }],
    ['the first one chosen', ['Klein'], 0, { next: 1, back: null, canSave: false }],
    ['an unknown option chosen', ['Riesig'], 0, { next: null, back: null, canSave: false }],
    ['all done, still at the first', ['Klein', null, ['Käse']], 0, { next: 1, back: null, canSave: true }],
    ['an optional one left out', ['Klein'], 1, { next: 2, back: 0, canSave: false }],
    ['an earlier one missing', [null, 'ohne Salz'], 1, { next: 2, back: 0, canSave: false }],
    ['at the last, not done', ['Klein', null, []], 2, { next: null, back: 1, canSave: false }],
    ['at the last, all done', ['Klein', null, ['Käse']], 2, { next: null, back: 1, canSave: true }],
    ['at the last, the first missing', [null, null, ['Käse']], 2, { next: null, back: 1, canSave: false }],
  ])('%s', (_, values, step, moves) => {
    expect(stepMoves(pizza, values, step)).toEqual({ ...moves, isLast: step === 2 });
    expect(shownSteps(pizza, step)).toEqual([step]);
  });
});

test.each<[PartValue[], boolean]>([
  [[], false],
  [['Klein'], false],
  [['Klein', null, ['Käse']], true],
])('all at once, with %j chosen', (values, canSave) => {
  expect(stepMoves(atOnce, values, 0)).toEqual({ isLast: true, next: null, back: null, canSave });
  expect(shownSteps(atOnce, 0)).toEqual([0, 1, 2]);
});

test.each<[string, Stepwise]>([
  ['no steps', { ...pizza, config: { parts: [] } }],
  ['no configuration', { ...pizza, type: 'others' }],
])('a product with %s can be saved at once', (_, product) => {
  expect(stepMoves(product, [], 0)).toEqual({ isLast: true, next: null, back: null, canSave: true });
  expect(shownSteps(product, 0)).toEqual([]);
});

test.each<[string, Stepwise, PartValue[], number, number | null]>([
  ['all at once, nothing chosen', atOnce, [], 0, 0],
  ['all at once, the last missing', atOnce, ['Klein', null, []], 0, 2],
  ['all at once, all done', atOnce, ['Klein', null, ['Käse']], 0, null],
  ['the current one', pizza, [], 0, 0],
  ['at an optional one, whatever else is missing', pizza, [], 1, null],
  ['at the last, an earlier one', pizza, [null, null, ['Käse']], 2, 0],
])('the step that keeps the dialog from going on is found: %s', (_, product, values, step, missing) => {
  expect(missingStep(product, values, step)).toBe(missing);
});

test.each([
  ['select', 'Einlage', 'Bitte wählen Sie: Einlage'],
  ['multiselect', null, 'Bitte wählen Sie etwas aus.'],
  ['text', 'Widmung', 'Bitte geben Sie an: Widmung'],
  ['textarea', null, 'Bitte geben Sie etwas ein.'],
  ['image', 'Foto', 'Bitte laden Sie hoch: Foto'],
  ['files', null, 'Bitte laden Sie hoch: mindestens eine Datei'],
] as const)('a missing %s named %s is asked for in words that fit it', (type, name, text) => {
  expect(missingStepText({ type, name })).toBe(text);
});
