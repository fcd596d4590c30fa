/** Topics of the live socket, apart from their schemas: browsers need the names in their first chunk. */
export const publicOrderTopic = (uid: string, hash: string): string => `public-order:${uid}:${hash}`;
export const boardTopic = (branch: string): string => `board:${branch}`;
export const orderTopic = (order: string): string => `order:${order}`;
