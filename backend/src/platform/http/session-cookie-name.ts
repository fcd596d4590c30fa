/** The cookie of a session of staff, also as the OpenAPI document names its scheme. */
export const SESSION_COOKIE = 'bestellwerk';
