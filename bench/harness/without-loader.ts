import type { Part } from '@bestellwerk/embedded/supervise';

/** A part as it runs in the product: without the loader that this process reads TypeScript with. */
export const withoutLoader = (part: Part): Part => ({ ...part, command: process.execPath });
