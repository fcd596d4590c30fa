import sharp from 'sharp';
import type { NamedPicture } from '../image-versions.js';
import { hashOf } from '../storage.js';

const [WIDTH, HEIGHT] = [1_600, 1_200];

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#d9cdb8"/>
  <circle cx="1180" cy="360" r="130" fill="#efe6d6"/>
  <path d="M0 1200V900L480 430L900 850L1150 620L1600 1030V1200Z" fill="#a8977c"/>
</svg>`;

/** A picture that stands for any other one. */
export interface SamplePicture {
  readonly picture: NamedPicture;
  readonly content: Buffer;
}

let made: Promise<SamplePicture> | undefined;

/** Drawn once. */
export const samplePicture = (): Promise<SamplePicture> => (made ??= draw());

async function draw(): Promise<SamplePicture> {
  const content = await sharp(Buffer.from(SVG)).png().toBuffer();
  const file = { hash: hashOf(content), mimeType: 'image/png', extension: 'png', bytes: content.length };
  return {
    content,
    picture: {
      ...{ name: 'Beispielbild', description: 'Ein Beispielbild' },
      file: { ...file, width: WIDTH, height: HEIGHT },
      crop: null,
      focus: { x: 0.5, y: 0.5 },
    },
  };
}
