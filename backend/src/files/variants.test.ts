import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import type { Settings } from '../platform/settings.js';
import { TRAINED_ALGORITHMIC_MEDIA, xmpOf } from './generated-mark.js';
import { parseImageAddress } from './image-address.js';
import type { Picture } from './image-versions.js';
import { hashOf, type Storage } from './storage.js';
import { look, twoHalves } from './testing/pictures.js';
import { removeUnused, unusedVariants } from './unused-files.js';
import { Variants } from './variants.js';

const address = parseImageAddress('tiny/7563f625-4d0b-558b-9d42-386dad6daa1d-1.webp')!;

let folder: string;
let content: Buffer | null;
let reads: number;
let picture: Picture;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bestellwerk-variants-'));
  content = await twoHalves(800, 400).png().toBuffer();
  reads = 0;
  const file = { hash: hashOf(content), mimeType: 'image/png', extension: 'png', bytes: content.length };
  picture = { file: { ...file, width: 800, height: 400 }, crop: null, focus: { x: 0.5, y: 0.5 } };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts without cached entries in memory, as after a restart. */
function variants(): Variants {
  const storage: Pick<Storage, 'find'> = {
    find: () => {
      reads++;
      return Promise.resolve(content);
    },
  };
  const settings = { files: { folder, bucket: null } } as Settings;
  return new Variants(storage as Storage, settings, pino({ level: 'silent' }));
}

describe('the variants of an image', () => {
  it('are generated once for concurrent requests', async () => {
    const here = variants();
    const found = await Promise.all(Array.from({ length: 10 }, () => here.find(picture, address)));
    expect(new Set(found.map((variant) => variant!.key)).size).toBe(1);
    expect(reads).toBe(1);
  });

  it('survive a restart, even if the source file is lost', async () => {
    await variants().find(picture, address);
    content = null;
    expect(await look((await variants().find(picture, address))!.content)).toMatchObject({
      width: 256,
      height: 128,
    });
  });

  it('that nobody asked for in 30 days are unused, and are made again after they were deleted', async () => {
    const asked = (await variants().find(picture, address))!;
    const other = (await variants().find(picture, { ...address, extension: 'png' }))!;
    const paths = [`${asked.key}.webp`, `${other.key}.png`].map((name) =>
      join(folder, 'variants', name.slice(0, 2), name),
    );
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);
    for (const path of paths) utimesSync(path, daysAgo(31), daysAgo(31));
    await variants().find(picture, address);

    const unused = await unusedVariants(join(folder, 'variants'), now);
    expect(unused.map(({ path }) => path)).toEqual([paths[1]]);
    expect(await removeUnused(unused[0]!, now)).toBe(true);
    expect(paths.map((path) => existsSync(path))).toEqual([true, false]);
    const again = await variants().find(picture, { ...address, extension: 'png' });
    expect(again).toEqual(other);
    expect(existsSync(paths[1]!)).toBe(true);
  });

  it('are none where nothing was asked for yet', async () => {
    expect(await unusedVariants(join(folder, 'variants'), new Date())).toEqual([]);
  });

  it.each(['webp', 'avif', 'jpg', 'png'] as const)(
    'as %s still say that a model made the picture, and nothing else that a camera has written',
    async (extension) => {
      const xmpIn = async (source: Buffer) => {
        content = source;
        const file = { ...picture.file, hash: hashOf(source) };
        const made = await variants().find({ ...picture, file }, { ...address, extension });
        return (await sharp(made!.content).metadata()).xmp?.toString('utf8') ?? null;
      };
      const mark = xmpOf({ provider: 'api.example.org', model: 'm', at: '2026-11-29T13:20:00.000Z' });
      const blank = twoHalves(800, 400);
      expect(await xmpIn(await blank.clone().withXmp(mark).png().toBuffer())).toContain(
        TRAINED_ALGORITHMIC_MEDIA,
      );
      const place = mark.replace(TRAINED_ALGORITHMIC_MEDIA, 'Wien, 48.2');
      expect(await xmpIn(await blank.clone().withXmp(place).png().toBuffer())).toBeNull();
    },
  );

  it('are served even if they cannot be cached', async () => {
    writeFileSync(join(folder, 'variants'), 'a file where a folder should be');
    expect(await variants().find(picture, address)).toMatchObject({ mimeType: 'image/webp' });
  });

  it('are not found if their source file is lost', async () => {
    content = null;
    expect(await variants().find(picture, address)).toBeNull();
  });
});
