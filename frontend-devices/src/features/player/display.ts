import type { Scene } from '@bestellwerk/domain/signage/signage-command.schema';

export type Content =
  /** Nothing was ever to be shown. */
  | { readonly type: 'waiting' }
  /** Dark, because staff want it so. */
  | { readonly type: 'empty' }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'scene'; readonly scene: Scene };

/** From when to when, in milliseconds of the device's clock. A clock that was set back is outside. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export const contains = ({ from, until }: Period, now: number): boolean => from <= now && now < until;

/** What a screen shows, and for a while something else above it. */
export interface Display {
  readonly base: Content;
  readonly over: (Period & { readonly content: Content }) | null;
}

export const emptyDisplay: Display = { base: { type: 'waiting' }, over: null };

/** Until something else is shown. */
export const showing = (content: Content): Display => ({ base: content, over: null });

/** Shown temporarily; then the base content returns. */
export const showingFor = ({ base }: Display, content: Content, seconds: number, now: number): Display => ({
  base,
  over: { content, from: now, until: now + seconds * 1000 },
});

export const contentAt = ({ base, over }: Display, now: number): Content =>
  over !== null && contains(over, now) ? over.content : base;
