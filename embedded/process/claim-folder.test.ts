import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { claimDataFolder } from './claim-folder.js';

test('a data folder has one owner, and is free when that owner has ended', async () => {
  const folder = `/nowhere/${process.pid}`;
  const claim = await claimDataFolder(folder);
  await expect(claimDataFolder(folder)).rejects.toThrow('already runs');
  claim.close();
  await once(claim, 'close');
  const next = await claimDataFolder(folder);
  next.close();
});
