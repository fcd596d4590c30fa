export type { Branch } from './branch.js';
export type { DeliveryArea } from './delivery-area.js';
