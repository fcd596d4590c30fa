import { expect, jest, test } from '@jest/globals';
import './no-eval.js';

test('a schema is created and used without trying to compile code', async () => {
  const compile = jest.spyOn(globalThis, 'Function');
  const { z } = await import('zod');
  expect(z.object({ name: z.string() }).safeParse({ name: 'Anna' }).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
