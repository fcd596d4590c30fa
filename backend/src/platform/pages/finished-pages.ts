import { Precompressed } from '../http/precompressed.js';
import type { FrontEnd } from './front-end.js';
import type { StaticFile } from './static-files.js';

/** What one page has in addition to what all pages of its front end have. */
export interface PageParts {
  /** The same for all addresses of the same page. */
  readonly key: string;
  /** What the parts are made of: the same object as long as nothing has changed. */
  readonly version: object;
  /** HTML; null where they cannot be made. */
  readonly make: () => MadeParts | null;
  /** What is shown before any script has run; none: the frame of the front end. */
  readonly content?: PageContent | undefined;
}

interface MadeParts {
  readonly head: string;
  /** Fonts and colors. */
  readonly styles: string;
  readonly data: string;
}

export interface PageContent {
  /** A minute: the content is made again for each, and that of the one before is sent meanwhile. */
  readonly version: number;
  /** The element of the front end with it; null where it cannot be made, or not soon enough. */
  readonly make: () => Promise<string | null>;
}

interface Finished {
  readonly page: StaticFile;
  readonly content: number | undefined;
}

const HEAD = /<!--head-->[\s\S]*<!--\/head-->/;
const END_OF_HEAD = '</head>';
const END = '</body>';
const CONTENT = /<!--content-->[\s\S]*<!--\/content-->/;
/** The build puts it behind the frame, which needs none. */
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*? href="\/([^"]+)">/;
const USUAL_LIMIT = 300;

/** The pages of a front end with their own heads, in memory until something changes; of too many, those go that were not asked for the longest. */
export class FinishedPages {
  private readonly plain: StaticFile;
  private readonly text: string;
  private readonly link: string;
  /** CSS of the whole front end. */
  private readonly sheet: string;
  private pages = new Map<string, Finished>();
  private beingMade = new Map<string, Promise<StaticFile>>();
  private version: object | undefined;

  constructor(
    { page, files }: Pick<FrontEnd, 'page' | 'files'>,
    private readonly limit = USUAL_LIMIT,
  ) {
    this.plain = page;
    this.text = page.content.identity.toString('utf8');
    const [link = '', name = ''] = STYLE_SHEET.exec(this.text) ?? [];
    this.link = link.trim();
    this.sheet = files.get(name)?.content.identity.toString('utf8') ?? '';
  }

  get size(): number {
    return this.pages.size;
  }

  /**
   * The finished page, also that of the minute before while its content is made again; else when its content has been made. The
   * plain one where the parts are missing.
   */
  of(parts: PageParts | null): StaticFile | Promise<StaticFile> {
    if (parts === null) return this.plain;
    const { key, version, content } = parts;
    if (version !== this.version) {
      this.pages = new Map();
      this.beingMade = new Map();
    }
    this.version = version;
    const known = this.pages.get(key);
    if (known && known.content === content?.version) return this.kept(key, known);
    const made = parts.make();
    if (made === null) return this.kept(key, { page: this.plain, content: content?.version });
    if (!content) return this.kept(key, { page: this.page(made, null), content: undefined });
    const next = this.withContent(key, made, content);
    if (known?.content !== content.version - 1) return next;
    // Nobody waits for it here: whoever asks in the next minute sees that it failed.
    next.catch(() => undefined);
    return this.kept(key, known);
  }

  /** With content that is only for one answer. */
  once(parts: PageParts | null, content: string | null): StaticFile {
    const made = parts?.make();
    return made ? this.page(made, content) : this.plain;
  }

  private withContent(key: string, made: MadeParts, content: PageContent): Promise<StaticFile> {
    const before = this.beingMade;
    const known = before.get(key);
    if (known) return known;
    const ended = content.make().finally(() => before.delete(key));
    const page = ended.then((html) => {
      const finished = { page: this.page(made, html), content: content.version };
      // One that could not be made is tried again with the next request.
      if (html !== null && before === this.beingMade) this.kept(key, finished);
      return finished.page;
    });
    before.set(key, page);
    return page;
  }

  private kept(key: string, finished: Finished): StaticFile {
    this.pages.delete(key);
    this.pages.set(key, finished);
    if (this.pages.size > this.limit) this.pages.delete(this.pages.keys().next().value!);
    return finished.page;
  }

  private page({ head, styles, data }: MadeParts, content: string | null): StaticFile {
    const html = content === null ? this.text : this.textWith(content, styles);
    const atEnd = (content === null ? styles : '') + data;
    const finished = html
      .replace(HEAD, () => head)
      .replace(END, () => (atEnd === '' ? END : `${atEnd}\n  ${END}`));
    return { ...this.plain, content: new Precompressed(Buffer.from(finished)) };
  }

  /** The style sheet with its letters, unless the settings have chosen others: each that comes late lays out the page again. */
  private sheets(styles: string): string {
    // Scripts of the front end look for the link before they add one; a disabled one is not loaded.
    const sheet = `<style>${this.sheet}</style>${this.link.replace('>', ' disabled>')}`;
    if (styles.includes('rel="stylesheet"')) return sheet;
    const addresses = [...this.sheet.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, address]) => address);
    const preloads = addresses.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`,
    );
    return [...preloads, sheet].join('');
  }

  /** Content is not painted without its styles: within the page they cost no further way to the server. */
  private textWith(content: string, styles: string): string {
    return this.text
      .replace(STYLE_SHEET, '')
      .replace(END_OF_HEAD, () => `${this.sheets(styles)}${styles}\n  ${END_OF_HEAD}`)
      .replace(CONTENT, () => content);
  }
}
