/** What displays of a branch follow, without the key by which they do. */
export const displayTopicOf = (branch: string): string => `display:${branch}`;
