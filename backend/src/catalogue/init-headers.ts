import type { Audience } from '@bestellwerk/domain/views/catalogue-audience';

export const INIT_PATH = '/api/init';

const type = { 'content-type': 'application/json; charset=utf-8' };

/** Asked for again each time, mostly to be answered 304; what staff see is kept by nobody between. */
export const initHeaders: Readonly<Record<Audience, Readonly<Record<string, string>>>> = {
  visitors: { ...type, 'cache-control': 'no-cache' },
  staff: { ...type, 'cache-control': 'private, no-cache' },
};
