import type { Audience } from '@bestellwerk/domain/views/catalogue-audience';

export const INIT_PATH = '/api/init';

const type = { 'content-type': 'application/json; charset=utf-8' };

/** Always revalidated, mostly with 304; shared caches must not store the response for staff. */
export const initHeaders: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  visitors: { ...type, 'cache-control': 'no-cache' },
  staff: { ...type, 'cache-control': 'private, no-cache' },
};
