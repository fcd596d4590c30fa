import { Precompressed } from '../http/precompressed.js';
import type { StaticFile } from './static-files.js';

/** What one page has in addition to what all pages of its front end have. */
export interface PageParts {
  /** The same for all addresses of the same page. */
  readonly key: string;
  /** What the parts are made of: the same object as long as nothing has changed. */
  readonly version: object;
  /** HTML; null where they cannot be made. */
  readonly make: () => { readonly head: string; readonly data: string } | null;
}

const HEAD = /<!--head-->[\s\S]*<!--\/head-->/;
const END = '</body>';
const USUAL_LIMIT = 300;

/** The pages of a front end with their own heads, in memory until something changes; of too many, those go that were not asked for the longest. */
export class FinishedPages {
  private readonly text: string;
  private pages = new Map<string, StaticFile>();
  private version: object | undefined;

  constructor(
    private readonly plain: StaticFile,
    private readonly limit = USUAL_LIMIT,
  ) {
    this.text = plain.content.identity.toString('utf8');
  }

  get size(): number {
    return this.pages.size;
  }

  /** The finished page; the plain one where the parts are missing. */
  of(parts: PageParts | null): StaticFile {
    if (parts === null) return this.plain;
    if (parts.version !== this.version) this.pages = new Map();
    this.version = parts.version;
    const page = this.pages.get(parts.key) ?? this.finished(parts);
    this.pages.delete(parts.key);
    this.pages.set(parts.key, page);
    if (this.pages.size > this.limit) this.pages.delete(this.pages.keys().next().value!);
    return page;
  }

  private finished({ make }: PageParts): StaticFile {
    const made = make();
    if (made === null) return this.plain;
    const html = this.text
      .replace(HEAD, () => made.head)
      .replace(END, () => (made.data === '' ? END : `${made.data}\n  ${END}`));
    return { ...this.plain, content: new Precompressed(Buffer.from(html)) };
  }
}
