import type { Locator, Page } from '@playwright/test';

/** An order's card. Its customer distinguishes it from one of the day before: ticket numbers restart each day. */
export const cardOf = (board: Page | Locator, ticket: number, customer: string): Locator =>
  board.getByRole('article', { name: new RegExp(`^Bestellung ${ticket},.*${customer}`) });
