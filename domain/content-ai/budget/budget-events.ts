import { z } from 'zod';
import type { EventFamily, EventOf } from '../../kernel/event.js';

const use = {
  job: z.uuid(),
  tokens: z.number().int().min(0),
  images: z.number().int().min(0),
};

export const budgetEvents = {
  /** The most that a request can use, before it is sent. */
  ContentUseReserved: z.object(use),
  /** What a request used, in place of what was reserved for it. */
  ContentUseSettled: z.object(use),
} as const;

export type BudgetEvent = EventOf<typeof budgetEvents>;

/** Streams `contentBudget-<YYYY-MM>`: what all requests of a calendar month in the shop's time zone use. */
export const budgetFamily = {
  category: 'contentBudget',
  events: budgetEvents,
  subject: (streamKey) => streamKey,
} as const satisfies EventFamily<typeof budgetEvents>;

export const budgetStream = (month: string): string => `contentBudget-${month}`;
