import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { isThere, makeFolder } from './make-folder.js';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bestellwerk-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('a data folder', () => {
  it('is created with its parents, and may exist already', async () => {
    const folder = join(parent, 'data', 'postgres');
    await makeFolder(folder);
    await makeFolder(folder);
    expect(await isThere(folder)).toBe(true);
  });

  it.each([['data'], ['data/postgres']])('is a wrong setting when %s is a file', async (file) => {
    if (file.includes('/')) await mkdir(join(parent, 'data'));
    await writeFile(join(parent, file), '');
    const creation = makeFolder(join(parent, 'data', 'postgres'));
    await expect(creation).rejects.toThrow(WrongSettings);
    await expect(creation).rejects.toThrow(`${join(parent, file)} is a file`);
  });

  it.each([['data'], ['data/postgres']])(
    'is created below a link at %s once the target of the link exists',
    async (link) => {
      if (link.includes('/')) await mkdir(join(parent, 'data'));
      await symlink(join(parent, 'mounted', 'here'), join(parent, link));
      const folder = join(parent, 'data', 'postgres');
      const failure = await makeFolder(folder).catch((error: unknown) => error as Error);
      expect(failure).not.toBeInstanceOf(WrongSettings);
      expect(failure?.message).toBe(
        `${join(parent, link)} is a link to nothing: is its file system mounted?`,
      );
      await mkdir(join(parent, 'mounted', 'here'), { recursive: true });
      await makeFolder(folder);
      expect(await isThere(folder)).toBe(true);
    },
  );
});
