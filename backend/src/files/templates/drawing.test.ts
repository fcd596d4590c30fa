import { describe, expect, it } from '@jest/globals';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { standardTemplates } from '../../website/standard-templates/standard-templates.js';
import { drawingOf, type DrawnTemplate, isPlain } from './drawing.js';

const templateOf = (layers: object[], more: object = {}): DrawnTemplate =>
  imageTemplate.schemas.fields.parse({ ...imageTemplate.example, background: null, ...more, layers });
const pictureOf = (hash: string) => ({
  ...{ name: 'Stube', description: 'Eine Stube', crop: null, focus: { x: 0.5, y: 0.5 } },
  file: { hash, mimeType: 'image/png', extension: 'png', bytes: 1, width: 800, height: 400 },
});
const facts = {
  picture: pictureOf('main'),
  fixed: new Map([['a', pictureOf('fixed')]]),
  logo: null,
  shopName: 'Zur Linde',
  headingFont: 'lora',
};
const whole = { type: 'image' };

describe('a template that only cuts pictures', () => {
  it('is each one that a first start brings', () => {
    for (const { fields } of standardTemplates) {
      expect(isPlain(imageTemplate.schemas.fields.parse(fields))).toBe(true);
    }
  });

  it('may have hidden layers', () =>
    expect(isPlain(templateOf([whole, { type: 'logo', isHidden: true }]))).toBe(true));

  it.each([
    ['no layer', []],
    ['two layers', [whole, { type: 'logo' }]],
    ['another place', [{ ...whole, x: 1 }]],
    ['round corners', [{ ...whole, radius: 1 }]],
    ['a turn', [{ ...whole, rotation: 1 }]],
    ['less than all of it', [{ ...whole, opacity: 99 }]],
    ['a picture of its own', [{ ...whole, image: { id: 'a', version: 1, extension: 'webp' } }]],
    ['the picture as a whole', [{ ...whole, fit: 'contain' }]],
  ])('is none with %s', (_, layers) => expect(isPlain(templateOf(layers))).toBe(false));

  it('is none with a background', () =>
    expect(isPlain(templateOf([whole], { background: '#FFFFFF' }))).toBe(false));
});

describe('a drawing', () => {
  it('has places and sizes in pixels, and names filled in', () => {
    const text = { type: 'text', x: 50, y: 50, width: 50, height: 50, text: '{bild} bei {shop}', size: 10 };
    const { layers, ...size } = drawingOf(templateOf([text]), 600, facts);
    expect(size).toEqual({ width: 600, height: 315, background: null });
    expect(layers).toMatchObject([
      {
        ...{ kind: 'text', box: { x: 300, y: 157.5, width: 300, height: 157.5 }, size: 60 },
        ...{ text: 'Stube bei Zur Linde', font: 'lora', weight: 600, color: '#2B1712' },
      },
    ]);
  });

  it('leaves out what is hidden, not seen, outside, or not there', () => {
    const unknown = { id: 'b', version: 1, extension: 'webp' };
    const layers = [
      { type: 'shape', isHidden: true },
      { type: 'shape', opacity: 0 },
      { ...whole, x: 150 },
      { ...whole, image: unknown },
      { type: 'logo' },
    ];
    expect(drawingOf(templateOf(layers), 600, facts).layers).toEqual([]);
  });

  it('is another one if a picture in it is', () => {
    const template = templateOf([whole, { ...whole, image: { id: 'a', version: 1, extension: 'webp' } }]);
    const hashes = drawingOf(template, 600, facts).layers.map((layer) => 'hash' in layer && layer.hash);
    expect(hashes).toEqual(['main', 'fixed']);
  });
});
