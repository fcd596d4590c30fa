/** Draws the catalogue's pictures from the icon set into backend/assets/pictures: `npm run pictures`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { icons as fluentEmoji } from '@iconify-json/fluent-emoji';
import sharp from 'sharp';
import { composePicture } from './compose-picture.js';
import { samplePictures } from './sample-catalogue.js';

const target = fileURLToPath(new URL('../../../assets/pictures/', import.meta.url));

function iconBody(name: string): string {
  const icon = fluentEmoji.icons[name];
  if (!icon) throw new Error(`The icon set has no '${name}'`);
  return icon.body;
}

await mkdir(target, { recursive: true });
for (const picture of samplePictures) {
  const drawing = Buffer.from(composePicture(picture, iconBody));
  await sharp(drawing).webp({ quality: 90 }).toFile(`${target}${picture.id}.webp`);
}
