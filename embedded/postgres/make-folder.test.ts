import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WrongSettings } from '../process/wrong-settings.js';
import { isThere, makeFolder } from './make-folder.js';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bestellwerk-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('a folder for data', () => {
  it('is made with those above it, and may be there already', async () => {
    const folder = join(parent, 'data', 'postgres');
    await makeFolder(folder);
    await makeFolder(folder);
    expect(await isThere(folder)).toBe(true);
  });

  it.each([['data'], ['data/postgres']])(
    'that a file at %s keeps from being made is a wrong setting',
    async (file) => {
      if (file.includes('/')) await mkdir(join(parent, 'data'));
      await writeFile(join(parent, file), '');
      const made = makeFolder(join(parent, 'data', 'postgres'));
      await expect(made).rejects.toThrow(WrongSettings);
      await expect(made).rejects.toThrow(`${join(parent, file)} is a file`);
    },
  );

  it.each([['data'], ['data/postgres']])(
    'below a link at %s is there once that leads somewhere',
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
