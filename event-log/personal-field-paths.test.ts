import { personal } from '@bestellwerk/domain/kernel/event';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { hidePersonal } from './personal-fields.js';
import { personalFieldPaths } from './personal-field-paths.js';

const name = personal(z.string());

const hiddenPaths = (schema: z.ZodType, data: unknown) => {
  const shape = personalFieldPaths(schema);
  return shape && hidePersonal(data, shape).paths;
};

describe('paths of personal fields', () => {
  test.each<[string, z.ZodType, unknown, string[]]>([
    ['an object', z.object({ name, city: z.string() }), { name: 'A', city: 'B' }, ['/name']],
    ['an optional field', z.object({ name: name.optional() }), { name: 'A' }, ['/name']],
    ['a described field', z.object({ name: name.meta({ title: 'Name' }) }), { name: 'A' }, ['/name']],
    ['a nullable object', z.object({ a: z.object({ name }).nullable() }), { a: { name: 'A' } }, ['/a/name']],
    [
      'an object with a default',
      z.object({ a: z.object({ name }).default({ name: null }) }),
      { a: { name: 'A' } },
      ['/a/name'],
    ],
    [
      'an array',
      z.object({ all: z.array(z.object({ name })) }),
      { all: [{ name: 'A' }, { name: null }] },
      ['/all/0/name'],
    ],
    ['an array of them', z.object({ all: z.array(name) }), { all: ['A', null, 'C'] }, ['/all/0', '/all/2']],
    ['a record', z.record(z.string(), z.object({ name })), { x: { name: 'A' } }, ['/x/name']],
    [
      'a whole object',
      z.object({ who: personal(z.object({ name: z.string() })) }),
      { who: { name: 'A' } },
      ['/who'],
    ],
    ['a union', z.union([z.object({ name }), z.object({ id: z.number() })]), { name: 'A' }, ['/name']],
    [
      'a union by kind',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), x: z.object({ name }) }),
        z.object({ kind: z.literal('b'), x: z.object({ phone: personal(z.string()) }) }),
      ]),
      { kind: 'b', x: { phone: '1' } },
      ['/x/phone'],
    ],
  ])('finds them in %s', (_, schema, data, paths) => {
    expect(hiddenPaths(schema, data)).toEqual(paths);
  });

  test('are null for a schema without personal fields', () => {
    expect(personalFieldPaths(z.object({ city: z.string(), all: z.array(z.number()) }))).toBeNull();
  });

  test('are refused in a schema that contains itself', () => {
    type Person = { name: string | null; child?: Person };
    const lazy: z.ZodType<Person> = z.object({ name, child: z.lazy(() => lazy).optional() });
    const direct = z.object({
      name,
      get child() {
        return direct.optional();
      },
    });
    for (const schema of [lazy, direct, z.object({ people: z.array(direct) })]) {
      expect(() => personalFieldPaths(schema)).toThrow('contains itself');
      expect(() => personalFieldPaths(schema)).toThrow('contains itself');
    }
    type Tree = { leaves: Tree[] };
    const tree: z.ZodType<Tree> = z.object({ leaves: z.array(z.lazy(() => tree)) });
    expect(hiddenPaths(z.object({ name, tree }), { name: 'A', tree: { leaves: [] } })).toEqual(['/name']);
  });

  test('are refused in a tuple, a key and a catchall', () => {
    for (const schema of [
      z.tuple([name]),
      z.record(name as never, z.number()),
      z.object({}).catchall(name),
    ]) {
      expect(() => personalFieldPaths(schema)).toThrow('tuple');
    }
  });

  test('are found without changing the data', () => {
    const data = { all: [{ name: 'A' }] };
    hiddenPaths(z.object({ all: z.array(z.object({ name })) }), data);
    expect(data).toEqual({ all: [{ name: 'A' }] });
  });
});
