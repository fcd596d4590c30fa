import { expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { TRAINED_ALGORITHMIC_MEDIA, xmpOf } from './generated-mark.js';

const mark = { provider: 'api.example.org', model: 'm "1" <&>', at: '2026-11-29T13:20:00.000Z' };

it('is well-formed whatever a model is called, and names the kind of source', () => {
  const { document } = new JSDOM(xmpOf(mark), { contentType: 'text/xml' }).window;
  const [description] = document.getElementsByTagName('rdf:Description');
  expect(description!.getAttribute('Iptc4xmpExt:DigitalSourceType')).toBe(TRAINED_ALGORITHMIC_MEDIA);
  expect(description!.getAttribute('Iptc4xmpExt:AISystemUsed')).toBe('api.example.org m "1" <&>');
});

it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is kept in %s', async (format) => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const marked = await blank.withXmp(xmpOf(mark)).toFormat(format).toBuffer();
  const { xmp } = await sharp(marked).metadata();
  expect(xmp?.toString('utf8')).toContain(TRAINED_ALGORITHMIC_MEDIA);
});
