import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type FramedText, layOutText, LINE_HEIGHT } from './text-layout.js';

/** Each letter is half as wide as it is high. */
const measure = (text: string): number => text.length / 2;
const framed = (more: Partial<FramedText>): FramedText => ({
  ...{ text: 'eins zwei drei', width: 100, height: 100, size: 10, align: 'left', vertical: 'top' },
  ...more,
});
const linesOf = (more: Partial<FramedText>) => layOutText(framed(more), measure).lines;

describe('a text in a frame', () => {
  it('stays in one line that has room for it', () =>
    expect(layOutText(framed({}), measure)).toEqual({
      size: 10,
      lines: [{ text: 'eins zwei drei', x: 0, baseline: 9.5 }],
    }));

  it('is broken at spaces where a line ends', () =>
    expect(linesOf({ width: 50 })).toEqual([
      { text: 'eins zwei', x: 0, baseline: 9.5 },
      { text: 'drei', x: 0, baseline: 21.5 },
    ]));

  it('keeps lines that were typed, empty ones between them too', () =>
    expect(linesOf({ text: '\n a  b \r\n\r\nc\n' }).map(({ text, baseline }) => [text, baseline])).toEqual([
      ['a b', 9.5],
      ['c', 33.5],
    ]));

  it.each([
    ['left', 0],
    ['center', 15],
    ['right', 30],
  ] as const)('begins where its alignment says: %s', (align, x) =>
    expect(linesOf({ align })[0]).toMatchObject({ x }),
  );

  it.each([
    ['top', 9.5],
    ['middle', 53.5],
    ['bottom', 97.5],
  ] as const)('stands at the height that was chosen: %s', (vertical, baseline) =>
    expect(linesOf({ vertical })[0]!.baseline).toBeCloseTo(baseline),
  );

  it('is smaller if its longest word would not fit', () => {
    const { size, lines } = layOutText(framed({ text: 'Donaudampfschiff ja', width: 40 }), measure);
    expect(size).toBeCloseTo(5);
    expect(lines.map(({ text }) => text)).toEqual(['Donaudampfschiff', 'ja']);
  });

  it('is smaller if it would be higher than the frame', () =>
    expect(layOutText(framed({ height: 6 }), measure).size).toBeCloseTo(5));

  it('without letters has no lines', () =>
    expect(layOutText(framed({ text: ' \n ' }), measure)).toEqual({ size: 10, lines: [] }));

  it('is whole and within the frame whatever it says, and no smaller than it must be', () => {
    const words = fc.array(fc.stringMatching(/^[a-zß]{1,12}$/), { minLength: 1, maxLength: 20 });
    const length = fc.double({ min: 1, max: 500, noNaN: true });
    const align = fc.constantFrom('left' as const, 'center' as const, 'right' as const);
    const vertical = fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const);
    fc.assert(
      fc.property(words, length, length, length, align, vertical, (typed, width, height, size, ...at) => {
        const text = framed({ text: typed.join(' '), width, height, size, align: at[0], vertical: at[1] });
        const found = layOutText(text, measure);
        const tolerance = 1e-6 * Math.max(width, height);
        expect(found.lines.flatMap((line) => line.text.split(' '))).toEqual(typed);
        expect(found.size).toBeLessThanOrEqual(size);
        for (const line of found.lines) {
          expect(line.x).toBeGreaterThanOrEqual(-tolerance);
          expect(line.x + measure(line.text) * found.size).toBeLessThanOrEqual(width + tolerance);
          expect(line.baseline).toBeGreaterThan(0);
          expect(line.baseline).toBeLessThanOrEqual(height + tolerance);
        }
        expect(found.lines.length * LINE_HEIGHT * found.size).toBeLessThanOrEqual(height + tolerance);
        if (found.size === size) return;
        const larger = layOutText({ ...text, size: found.size * 1.01 }, measure);
        expect(larger.size).toBeLessThan(found.size * 1.005);
      }),
    );
  });
});
