import { categoryOf, PAGE_VIEW } from './actions.js';
import type { AnalyticsEntry, EventData, VisitContext } from './analytics-entry.schema.js';
import { pagePath } from './page-path.js';
import { plainText } from './plain-text.js';
import { direct, isSpamReferrer, sourceOf, type VisitSource } from './visit-source.js';

/** Why a hit counts nowhere. The reason is kept for a week, so that 'why is it missing' has an answer. */
export const exclusionReasons = ['bot', 'staff', 'opted-out', 'spam', 'too-fast'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** The facts of the request that an entry came with. */
export interface Sender {
  /** Of our own pages. */
  readonly hosts: readonly string[];
  /** The address of the page that sent it, as the browser names it; empty if it does not. */
  readonly page: string;
  readonly isBot: boolean;
  readonly isStaff: boolean;
  /** A page of somebody else sent it, as its browser says. */
  readonly isForeign: boolean;
  /** Global Privacy Control or Do Not Track. */
  readonly hasOptedOut: boolean;
}

/** What is kept of an entry. */
export interface Hit extends VisitSource {
  readonly type: AnalyticsEntry['type'];
  readonly category: string;
  readonly action: string;
  /** As `pagePath` says; null if nobody said where. */
  readonly path: string | null;
  readonly branch: string | null;
  readonly context: VisitContext;
  /** Whether `source` says where a visit came from, be it from nowhere. */
  readonly isArrival: boolean;
  /** What figures need beside: sizes, product, price. Nothing that names a person. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Why all entries of a sender count nowhere; null if they count. */
export function exclusionOf({ isBot, isStaff, isForeign, hasOptedOut }: Sender): ExclusionReason | null {
  if (hasOptedOut) return 'opted-out';
  if (isBot) return 'bot';
  if (isForeign) return 'spam';
  return isStaff ? 'staff' : null;
}

const STAFF_PAGES = /^\/(backend|devices)(\/|$)/;

/** Whether a hit is of a page of the back office or of a branch's device, also without a session. */
export const isOnStaffPage = ({ path }: Pick<Hit, 'path'>): boolean => STAFF_PAGES.test(path ?? '');

export const isSpam = (entry: AnalyticsEntry): boolean => isSpamReferrer(referrerOf(entry));

/** What is kept of an entry: page and source in place of addresses, and no user agent. */
export function hitOf(entry: AnalyticsEntry, { page, hosts }: Pick<Sender, 'page' | 'hosts'>): Hit {
  const { type, action, data } = entry;
  const address = data.path ?? pathOf(page);
  const source = isArriving(entry) ? sourceOf(address, referrerOf(entry), hosts) : null;
  return {
    ...{ type, category: categoryOf(entry), action },
    path: pagePath(address),
    branch: data.branch ?? null,
    context: data.context ?? 'web',
    isArrival: source !== null,
    ...(source ?? direct),
    data: keptOf(entry),
  };
}

const isArriving = ({ type, action }: AnalyticsEntry): boolean => type === 'device' || action === PAGE_VIEW;

const referrerOf = ({ type, data }: AnalyticsEntry): string =>
  (type === 'device' ? data.documentReferrer : (data as EventData).referrer) ?? '';

/** Of an address that cannot be read: none. */
function pathOf(page: string): string {
  if (!URL.canParse(page)) return '';
  const { pathname, search } = new URL(page);
  return pathname + search;
}

/** The schema lets texts through only at the first level, and in lists there. */
function storable(data: Readonly<Record<string, unknown>>): Hit['data'] {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    return typeof value === 'string' ? plainText(value) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clean(value)]));
}

function keptOf(entry: AnalyticsEntry): Hit['data'] {
  if (entry.type === 'device') {
    const {
      path: _,
      branch: __,
      context: ___,
      userAgent: ____,
      documentReferrer: _____,
      ...kept
    } = entry.data;
    return storable(kept);
  }
  const { path: _, branch: __, context: ___, referrer: ____, ...kept } = entry.data;
  return storable(kept);
}
