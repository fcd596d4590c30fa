import { type Font, type FontVariant, fontVariants } from '@bestellwerk/domain/website/fonts';
import { Precompressed } from '../../platform/http/precompressed.js';
import { fallbackFace } from './fallback-metrics.js';
import { type FontFile, filesOf } from './font-files.js';

const made = new Map<string, Precompressed>();

/** The style sheet of a part of a family, made once. Undefined if the family has no such part. */
export function fontCss(font: Font, name: string): Precompressed | undefined {
  const key = `${font.id} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const variant = fontVariants(font).find((one) => one.name === name);
  if (!variant) return undefined;
  const css = new Precompressed(Buffer.from(cssOf(font, variant)));
  made.set(key, css);
  return css;
}

function cssOf(font: Font, variant: FontVariant): string {
  const faces = filesOf(font, variant).map((file) => faceOf(font, variant, file));
  return `${[...faces, fallbackFace(font)].filter(Boolean).join('\n')}\n`;
}

const faceOf = ({ family }: Font, { weight }: FontVariant, { subset, style, url, unicodeRange }: FontFile) =>
  [
    `/* ${subset} */`,
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-style: ${style};`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url('${url}') format('woff2');`,
    `  unicode-range: ${unicodeRange};`,
    '}',
  ].join('\n');
