const DARK = '#1d1a16';
const LIGHT = '#ffffff';
/** The background where dark and light letters are equally well to read (WCAG relative luminance). */
const MIDDLE = 0.179;

/** The color of letters that can be read on a background like '#AE2F68' or '#AE2F6880', on white paper. */
export const inkOn = (background: string): string => (luminanceOf(background) > MIDDLE ? DARK : LIGHT);

function luminanceOf(color: string): number {
  const [red, green, blue, alpha = 255] = color.match(/[\da-f]{2}/gi)!.map((pair) => parseInt(pair, 16));
  const [r, g, b] = [red!, green!, blue!].map((part) =>
    linear((part * alpha + 255 * (255 - alpha)) / 255 / 255),
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
