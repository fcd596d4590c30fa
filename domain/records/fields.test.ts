import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { formOf } from './field-form.js';
import * as kit from './fields.js';
import { optionalPersonalEmail, personalText } from './personal-fields.js';
import { dish } from './testing/dish.js';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const id = '11111111-1111-4111-8111-111111111111';

describe('a field of the kit', () => {
  test.each([
    ['a text of blanks', kit.text('Name'), '  '],
    ['a text too long', kit.text('Name', { max: 3 }), 'vier'],
    ['a text that is none', kit.text('Name'), 5],
    ['an identifier with capitals', kit.identifier(), 'Wien'],
    ['an identifier with two hyphens', kit.identifier(), 'a--b'],
    ['an amount below nothing', kit.money('Preis'), -0.01],
    ['a rate above everything', kit.percent('Steuer'), 100.1],
    ['a number that is none', kit.number('Zahl'), Number.NaN],
    ['an unknown choice', kit.choice('Art', { one: 'Eins' }), 'two'],
    ['an inherited choice', kit.choice('Art', { one: 'Eins' }), 'toString'],
    ['a repeated choice', kit.choices('Arten', { one: 'Eins' }), ['one', 'one']],
    ['a repeated reference', kit.references('tag', 'Tags'), [{ id }, { id }]],
    ['a reference to nothing', kit.reference('tag', 'Tag'), null],
    ['a time of no day', kit.optionalClockTime('Uhrzeit'), '24:00'],
    ['a day of no month', kit.date('Tag'), '2026-02-30'],
    ['an address of no mailbox', optionalPersonalEmail('E-Mail'), 'vera'],
  ])('refuses %s', (_, schema, value) => expect(accepts(schema, value)).toBe(false));

  test.each([
    ['an empty text', kit.optionalText('Notiz'), undefined, ''],
    ['a text without its blanks', kit.text('Name'), ' Linde ', 'Linde'],
    ['no text', kit.nullableText('Hinweis'), undefined, null],
    ['no address', kit.optionalEmailAddress('E-Mail'), '', ''],
    ['no number', kit.optionalNumber('Zahl'), undefined, null],
    ['a flag', kit.flag('Ja'), undefined, false],
    ['a flag that usually holds', kit.flag('Ja', { usually: true }), undefined, true],
    ['no references', kit.references('tag', 'Tags'), undefined, []],
    ['an erased person', personalText('Name'), null, null],
  ])('accepts %s', (_, schema, value, read) => expect(schema.parse(value)).toEqual(read));

  test('has a label and a control, also when its schema is wrapped', () => {
    expect(formOf(kit.optionalNumber('Menge', { unit: 'kg', section: 'Maße' }).optional())).toEqual({
      label: 'Menge',
      section: 'Maße',
      control: { kind: 'number', unit: 'kg' },
    });
    expect(formOf(kit.optionalText('Notiz', { lines: 3 }))?.control).toEqual({ kind: 'text', lines: 3 });
    for (const [name, field] of Object.entries(dish.fields)) {
      expect([name, formOf(field)?.label]).toEqual([name, expect.any(String)]);
    }
  });
});

describe('the written fields of a record', () => {
  const { fields, changes, entity } = dish.schemas;
  const { cook: _, ...withoutCook } = dish.example;

  test('have defaults in a new record, and none in a change', () => {
    expect(fields.parse(dish.example)).toMatchObject({ note: '', isSpicy: false, tags: [] });
    expect(changes.parse({ price: 3 })).toEqual({ price: 3 });
  });

  test('omit unknown properties', () => {
    expect(changes.parse(JSON.parse('{"__proto__":{"x":1},"constructor":1,"price":3}'))).toEqual({
      price: 3,
    });
  });

  test.each([
    ['left out', withoutCook],
    ['erased', { ...dish.example, cook: null }],
    ['empty', { ...dish.example, cook: ' ' }],
  ])('require a personal field that is %s', (_case, input) => {
    expect(fields.safeParse(input).error?.issues.map(({ path }) => path)).toEqual([['cook']]);
  });

  test('cannot erase personal data by a change', () => {
    expect(accepts(changes, { cook: null })).toBe(false);
    expect(accepts(changes, { cookPhone: null })).toBe(false);
  });

  test('read erased personal data as null', () => {
    const record = { id, ...fields.parse(dish.example), cook: null, cookPhone: null };
    expect(entity.parse(record)).toMatchObject({ cook: null, cookPhone: null });
    expect(dish.titleOf(record)).toBe('Gulasch');
  });
});
