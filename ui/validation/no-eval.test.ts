import { expect, jest, test } from '@jest/globals';
import './no-eval.js';

test('a schema is made and used without asking whether code may be compiled', async () => {
  const compile = jest.spyOn(globalThis, 'Function');
  const { z } = await import('zod');
  expect(z.object({ name: z.string() }).safeParse({ name: 'Anna' }).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
