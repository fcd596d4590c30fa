import { begunRequest } from '../shared/begun-requests.js';

/** As old as a page of the server may be: its content is made again each minute, and may be of the one before; more is another clock. */
const MOST_AGE_MS = 150_000;

/** Of which catalogue the server rendered the page, and when. `rendering/render-page.tsx` notes it at the root. */
export interface RenderedContent {
  /** Its ETag without quotes; empty on pages that show more than the catalogue. */
  readonly etag: string;
  readonly at: Date;
}

/** Null where the page is the frame. */
export function renderedContent({ dataset }: HTMLElement): RenderedContent | null {
  const { content, at } = dataset;
  return content === undefined ? null : { etag: content, at: new Date(at ?? NaN) };
}

/** The ETag of the catalogue that index.html asked for; ask before it is read. Null where there is none. */
export async function etagOfCatalogue(): Promise<string | null> {
  try {
    const answer = await begunRequest('/api/init');
    return answer?.headers.get('etag')?.replace(/^W\//, '').replaceAll('"', '') ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether the shop's first rendering is exactly what the server has rendered. Otherwise React would keep the attributes of the server
 * where they differ: an old price in a label, a class of a branch that is closed by now.
 */
export function isAsRendered({ etag, at }: RenderedContent, read: string | null, now = Date.now()): boolean {
  const isCurrent = Math.abs(now - at.getTime()) < MOST_AGE_MS;
  return (
    etag !== '' && etag === read && isCurrent && location.search === '' && history.state?.key === undefined
  );
}
