/** Topics of the live socket, apart from their schemas: browsers need the names in their first chunk. */
export const publicOrderTopic = (uid: string, hash: string): string => `public-order:${uid}:${hash}`;
export const boardTopic = (branch: string): string => `board:${branch}`;
export const orderTopic = (order: string): string => `order:${order}`;
/** What happened to an order, messages to its guest included. Rows are empty: listeners read again. */
export const orderHistoryTopic = (order: string): string => `order-history:${order}`;
/** Rows are WorkingActivity: everybody's of a branch, and one person's own. */
export const presenceTopic = (branch: string): string => `presence:${branch}`;
export const workingTimeTopic = (account: string): string => `working-time:${account}`;
/** The weekly plans of one person, and those of everybody in a branch. Rows are empty: listeners read again. */
export const weeklyPlanTopic = (account: string): string => `weekly-plan:${account}`;
export const weeklyPlansTopic = (branch: string): string => `weekly-plans:${branch}`;
/** A person's own working time for a terminal, where nobody has a session: opened by username and access token. */
export const terminalTopic = (username: string, accessToken: string): string =>
  `terminal:${username}:${accessToken}`;
/** Rows are SignageDevice: all of a branch. */
export const screensTopic = (branch: string): string => `screens:${branch}`;
/** Rows are SignageCommand of one screen. */
export const screenTopic = (device: string): string => `screen:${device}`;
/** For the player itself, opened by its device token: something is to be asked for. Rows are empty. */
export const playerTopic = (device: string, token: string): string => `player:${device}:${token}`;
/** Records of one kind of managed entity, by its path. Rows are empty: listeners read again. */
export const recordsTopic = (path: string): string => `records:${path}`;
/** What a branch does not take or sell. Rows are empty: listeners read again. */
export const availabilityTopic = (branch: string): string => `availability:${branch}`;
/** Reviews of a branch. Rows are empty: listeners read again. */
export const reviewsTopic = (branch: string): string => `reviews:${branch}`;
/** What a branch sold and took, and its closings. Rows are empty: listeners read again. */
export const takingsTopic = (branch: string): string => `takings:${branch}`;
/** Rows are PrintJob: all of a branch. */
export const printJobsTopic = (branch: string): string => `print-jobs:${branch}`;
/** For a display of a branch, opened by the branch's key: orders have changed. Rows are empty: listeners read again. */
export const displayTopic = (branch: string, key: string): string => `display:${branch}:${key}`;
