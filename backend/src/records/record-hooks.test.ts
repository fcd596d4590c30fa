import { expect, test } from '@jest/globals';
import type { ExistingRecord } from '@bestellwerk/domain/records/record-state';
import { RecordHooks } from './record-hooks.js';

const context = { id: 'r-1', staff: { id: 's-1', roles: [], branches: [] }, before: null, after: {} };

test('all hooks of a resource run in the order in which they registered, and none of another resource', async () => {
  const calls: string[] = [];
  const hooks = new RecordHooks();
  for (const name of ['first', 'second']) {
    hooks.beforeWrite('user', async ({ id }) => void calls.push(`${name} before ${id}`));
    hooks.afterWrite('user', async (id) => void calls.push(`${name} after ${id}`));
  }
  hooks.beforeWrite('image', async () => void calls.push('image'));
  await hooks.runBefore('user', context);
  await hooks.runAfter('user', 'r-1', {} as ExistingRecord);
  expect(calls).toEqual(['first before r-1', 'second before r-1', 'first after r-1', 'second after r-1']);
});

test('a hook that refuses a write keeps the later ones from running', async () => {
  const calls: string[] = [];
  const hooks = new RecordHooks();
  hooks.beforeWrite('user', async () => {
    throw new Error('refused');
  });
  hooks.beforeWrite('user', async () => void calls.push('later'));
  await expect(hooks.runBefore('user', context)).rejects.toThrow('refused');
  expect(calls).toEqual([]);
});
