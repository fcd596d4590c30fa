import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageStore } from './image-store.js';

const store = new ImageStore();

describe('the image store', () => {
  it('scales a picture to the width of its size', async () => {
    const image = await store.find('thumbnail', 'wiener-schnitzel-1.webp');
    const { width, height, format } = await sharp(image!).metadata();
    expect({ width, height, format }).toEqual({ width: 128, height: 128, format: 'webp' });
  });

  it('answers nothing for an unknown picture, size or a path', async () => {
    expect(await store.find('thumbnail', 'nothing-1.webp')).toBeNull();
    expect(await store.find('constructor', 'wiener-schnitzel-1.webp')).toBeNull();
    expect(await store.find('small', '../../package-1.webp')).toBeNull();
  });
});
