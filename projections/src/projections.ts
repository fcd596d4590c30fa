import { dailySales } from './daily-sales/project.js';
import { orderBoard } from './order-board/project.js';
import { orderHistory } from './order-history/project.js';
import type { Projection } from './projection/projection.js';
import { publicOrder } from './public-order/project.js';

/** Every read model of the product. */
export const projections: readonly Projection[] = [orderBoard, orderHistory, publicOrder, dailySales];
