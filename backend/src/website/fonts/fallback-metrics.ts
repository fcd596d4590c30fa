import { fallbackFamilyOf, type Font } from '@bestellwerk/domain/website/fonts';

/** In percent: how wide German text is beside the same in the fallback, and how far letters reach above and below the line after that. */
type Metrics = readonly [size: number, ascent: number, descent: number];

/** Measured in Chromium beside Liberation Sans and Serif, which have the measures of Arial and Times New Roman. */
const metrics: Readonly<Record<string, Metrics>> = {
  figtree: [99.7, 95.3, 25.1],
  nunito: [100.4, 100.6, 34.9],
  'dm-sans': [102.4, 96.7, 30.3],
  outfit: [97.5, 102.6, 26.7],
  'young-serif': [123.7, 84.9, 29.9],
  lora: [114.9, 87.9, 23.5],
  'eb-garamond': [94.1, 107.3, 31.9],
  bitter: [114, 82.5, 23.7],
  'playfair-display': [111, 97.3, 22.5],
  fraunces: [115.3, 85, 22.6],
  'bricolage-grotesque': [104.5, 89, 25.8],
  oswald: [80.4, 148, 36.1],
  fredoka: [99.7, 97.3, 24.1],
  lobster: [85.9, 116.4, 29.1],
  caveat: [75.1, 127.9, 40],
  kalam: [96.4, 110, 55],
};

const local = {
  sans: "local('Arial'), local('Liberation Sans')",
  serif: "local('Times New Roman'), local('Liberation Serif')",
};

/** A face that takes the room of the family until that is there, so that nothing moves then. Empty where it was not measured. */
export function fallbackFace(font: Font): string {
  const known = metrics[font.id];
  if (!known) return '';
  const [size, ascent, descent] = known;
  return [
    '@font-face {',
    `  font-family: '${fallbackFamilyOf(font)}';`,
    `  src: ${font.kind === 'serif' ? local.serif : local.sans};`,
    `  size-adjust: ${size}%;`,
    `  ascent-override: ${ascent}%;`,
    `  descent-override: ${descent}%;`,
    '  line-gap-override: 0%;',
    '}',
  ].join('\n');
}
