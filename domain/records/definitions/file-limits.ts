// Apart from the schemas of files, with which the shop would load all of zod.

const MEBIBYTE = 1024 * 1024;

/** How large files may be, in bytes. */
export const fileLimits = { visitor: 10 * MEBIBYTE, staff: 50 * MEBIBYTE } as const;
