import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Font,
  fonts,
  type FontStyle,
  type FontVariant,
  fontVariants,
} from '@bestellwerk/domain/website/fonts';
import { Precompressed } from '../../platform/http/precompressed.js';

const require = createRequire(import.meta.url);

/** Letters beyond those of Western Europe come only to pages that have some. */
const subsets = ['latin-ext', 'latin'] as const;
export type Subset = (typeof subsets)[number];

/** The package that has the files of a family. */
export const packageOf = ({ id, isVariable }: Font): string =>
  `@fontsource${isVariable ? '-variable' : ''}/${id}`;

/** A file of a package, read when it is first asked for. */
export class FontFile {
  private read: { content: Precompressed; hash: string } | undefined;

  constructor(
    private readonly font: Font,
    readonly name: string,
    readonly subset: Subset,
    readonly style: FontStyle,
  ) {}

  get content(): Precompressed {
    return this.loaded().content;
  }

  /** Of the content. */
  get hash(): string {
    return this.loaded().hash;
  }

  get url(): string {
    return `/fonts/${this.name}.${this.hash}.woff2`;
  }

  /** Which letters it has, as in a style sheet. */
  get unicodeRange(): string {
    const ranges = require(`${packageOf(this.font)}/unicode.json`) as Readonly<Record<Subset, string>>;
    return ranges[this.subset];
  }

  private loaded() {
    if (this.read) return this.read;
    const bytes = readFileSync(require.resolve(`${packageOf(this.font)}/files/${this.name}.woff2`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    return (this.read = { content: new Precompressed(bytes, { isCompressible: false }), hash });
  }
}

/** All files by their names: what is not here cannot be asked for. */
const files: ReadonlyMap<string, FontFile> = new Map(
  fonts.flatMap((font) =>
    fontVariants(font)
      .flatMap((variant) => filesNeeded(font, variant))
      .map((file) => [file.name, file] as const),
  ),
);

export const fontFile = (name: string): FontFile | undefined => files.get(name);

/** Those of a part of a family; the more special letters first, as of two faces with the same letter the last one has it. */
export const filesOf = (font: Font, variant: FontVariant): readonly FontFile[] =>
  filesNeeded(font, variant).map(({ name }) => files.get(name)!);

function filesNeeded(font: Font, { weight, styles }: FontVariant): FontFile[] {
  const part = font.isVariable ? 'wght' : weight;
  return styles.flatMap((style) =>
    subsets.map((subset) => new FontFile(font, `${font.id}-${subset}-${part}-${style}`, subset, style)),
  );
}
