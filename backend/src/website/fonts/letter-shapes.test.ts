import { expect, test } from '@jest/globals';
import { fontOf, fonts } from '@bestellwerk/domain/website/fonts';
import { fontOfText } from '@bestellwerk/domain/website/image-templates';
import { lettersOf } from './letter-shapes.js';

const NEEDED = 'Wiener Öl-Grüße äöü €';

test.each(fonts.map(({ id }) => id))(
  '%s has shapes of all letters of German, normal and bold',
  async (id) => {
    for (const isBold of [true, false]) {
      const { font, weight } = fontOfText({ font: id, isBold }, null);
      const letters = await lettersOf(font, weight);
      expect(letters.measure('M')).toBeGreaterThan(0.3);
      const shapes = letters.shapes([...NEEDED].join(' '));
      expect(shapes).toHaveLength(NEEDED.replace(/ /g, '').length);
      for (const { path } of shapes) expect(path).toMatch(/^[MLQCZ0-9., -]+$/);
    }
  },
);

test('a heavier weight of a variable family is wider, and accents stay on their letters', async () => {
  const [normal, bold] = await Promise.all([400, 700].map((weight) => lettersOf(fontOf('dm-sans')!, weight)));
  expect(bold!.measure('Schnitzel')).toBeGreaterThan(normal!.measure('Schnitzel'));
  expect(normal!.measure('Ó')).toBeCloseTo(normal!.measure('O'), 1);
});

test('letters come from the file that has them, composed or not, and others are left out', async () => {
  const letters = await lettersOf(fontOf('lora')!, 400);
  expect(letters.shapes('Łódź')).toHaveLength(4);
  expect(letters.measure('a\u0308')).toBe(letters.measure('ä'));
  expect(letters.measure('ab🍽️漢')).toBe(letters.measure('ab'));
  expect(letters.shapes('🍽️')).toEqual([]);
});
