import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { imageTemplate } from '@bestellwerk/domain/records/definitions/image-template';
import { Readable } from '../../../shared/record-fields/readable.js';
import { show } from '../../../testing/show.js';
import { frameOf, layerWords, nameOf, newLayer } from './layers.js';

afterEach(cleanup);

const types = { image: 'Bild', text: 'Text', shape: 'Form', logo: 'Logo' };

describe('a layer', () => {
  test.each([
    ['its name', { ...newLayer('text'), name: ' Titel ' }, 'Text „Titel“'],
    ['its text', { ...newLayer('text'), text: 'Heute\n frisch' }, 'Text „Heute frisch“'],
    ['its picture', { ...newLayer('image'), image: { id: 'i', name: 'Stube' } }, 'Bild „Stube“'],
    ['its type alone', newLayer('logo'), 'Logo'],
    ['no type that is known', { type: 'video' }, 'Ebene'],
  ])('is called by %s', (_, layer, words) => expect(layerWords(layer, types)).toBe(words));

  test('is called by the beginning of a long text', () => {
    const name = nameOf({ ...newLayer('text'), text: 'Wort '.repeat(60) });
    expect(name).toMatch(/^Wort .* Wort…$/);
    expect(name.length).toBeLessThanOrEqual(60);
  });

  test('is drawn as it begins where a number is not one yet, and within what may be saved', () => {
    const layer = { ...newLayer('logo'), x: '12,', y: 5_000, width: 0, rotation: -500 };
    expect(frameOf(layer)).toEqual({ x: 0, y: 300, width: 0.1, height: 15, rotation: -180 });
  });
});

test('layers are read in the words of their fields, as in the history', () => {
  const layers = [
    { ...newLayer('image'), name: 'Foto' },
    { ...newLayer('text'), name: 'Titel', font: 'shop', align: 'center', isBold: true },
  ];
  show(
    <div role="note">
      <Readable schema={imageTemplate.fields.layers} value={layers} />
    </div>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(
    expect.arrayContaining(['Name', 'Von links', 'Breite', 'Deckkraft', 'Einpassen', 'Schrift', 'Fett']),
  );
  const words = screen.getByRole('note').textContent!.replaceAll('\u00a0', ' ');
  expect(words).toMatch(/^BildNameFotoVon links0 %/);
  expect(words).toContain('EinpassenFläche füllen');
  expect(words).toContain('TextNameTitelVon links5 %');
  expect(words).toContain('SchriftWie Überschriften im ShopFettJa');
  expect(words).toContain('AusrichtungMitte');
});
