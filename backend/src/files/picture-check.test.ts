import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { ApiError } from '../platform/http/api-error.js';
import { checkPicture } from './picture-check.js';
import { look, twoHalves } from './testing/pictures.js';

const drawing = (content: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50" ${attributes}>${content}</svg>`,
  );
const message = async (content: Buffer): Promise<string> => {
  const error: unknown = await checkPicture(content, 'bild').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).getStatus()).toBe(422);
  return (error as ApiError).problems[0]!.message;
};

/** A PNG whose header declares more pixels than memory allows. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an uploaded picture', () => {
  it('is kept unchanged, with the size after applying its orientation', async () => {
    const turned = await twoHalves(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await checkPicture(turned, 'foto.jpg')).toEqual({
      content: turned,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      width: 40,
      height: 80,
    });
  });

  it('is refused if decoding needs too much memory', async () => {
    expect(await message(bomb(40_000))).toContain('50 Megapixel');
    expect(await message(drawing('', 'width="100000" height="100000"'))).toMatch(/Megapixel|gelesen/);
  });

  it('is refused if it is truncated or not a picture', async () => {
    const whole = await twoHalves(400, 400).jpeg().toBuffer();
    expect(await message(whole.subarray(0, whole.length / 2))).toContain('nicht gelesen');
    expect(await message(Buffer.from('%PDF-1.7'))).toContain('kein Bild');
    expect(await message(Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'))).toContain(
      'nicht gelesen',
    );
  });
});

describe('an uploaded SVG', () => {
  it.each([
    ['a script', '<script>alert(1)</script><rect width="100" height="50" fill="red"/>'],
    ['a handler', '<rect width="100" height="50" fill="red" onload="alert(1)"/>'],
    [
      'a page inside',
      '<rect width="100" height="50" fill="red"/><foreignObject width="100" height="50"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    ],
    [
      'a reference to a file',
      '<rect width="100" height="50" fill="red"/><image xlink:href="file:///etc/passwd" width="100" height="50"/>',
    ],
    [
      'a reference to another server',
      '<rect width="100" height="50" fill="red"/><image href="http://127.0.0.1:9/a.png" width="100" height="50"/>',
    ],
  ])('is rasterized without active content: %s', async (_, content) => {
    const { content: kept, extension } = await checkPicture(drawing(content), 'zeichnung.svg');
    expect(extension).toBe('webp');
    expect(kept.toString('latin1')).not.toMatch(/script|passwd|onload/);
    expect(await look(kept)).toEqual({ width: 1920, height: 960, middle: 'red' });
  });

  it('cannot include local files', async () => {
    const entity = Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><text y="20">&file;</text></svg>',
    );
    const result = await checkPicture(entity, 'zeichnung.svg').catch((error: unknown) => error);
    if (!(result instanceof ApiError)) {
      const { content } = result as { content: Buffer };
      const { channels } = await sharp(content).stats();
      expect(channels.map(({ max }) => max).every((max) => max === 0)).toBe(true);
    }
  });

  it('is refused if its entities expand without limit', async () => {
    const lol = Array.from(
      { length: 12 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    ).join('');
    const laughs = Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${lol}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&l12;</text></svg>`,
    );
    expect(await message(laughs)).toContain('nicht gelesen');
  });
});
