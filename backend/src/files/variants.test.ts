import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
