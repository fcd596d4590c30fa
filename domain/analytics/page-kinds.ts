/** Pages whose address opens something to everybody who knows it: orders and drafts. No script of others runs there. */
export const isSecretPage = (path: string): boolean => /^\/+(status|vorschau)(\/|$)/i.test(path);

/** Pages of a terminal that stands in a branch, where nobody can agree for the guests who come after. */
export const isSelfService = (path: string): boolean => /^\/+self-service(\/|$)/i.test(path);
