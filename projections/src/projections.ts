import { resources } from '@bestellwerk/domain/resources/all';
import { dailySales } from './daily-sales/project.js';
import { deadlines } from './deadline/project.js';
import { journalOf } from './journal/project.js';
import { managedProjection } from './managed-record/project.js';
import { orderBoard } from './order-board/project.js';
import { orderHistory } from './order-history/project.js';
import { orderSearch } from './order-search/project.js';
import { payment } from './payment/project.js';
import type { Projection } from './projection/projection.js';
import { publicOrder } from './public-order/project.js';
import { signageCommand } from './signage-command/project.js';
import { signageDevice } from './signage-device/project.js';
import { workingActivity } from './working-activity/project.js';

/** Every read model of the product. */
export const projections: readonly Projection[] = [
  orderBoard,
  orderHistory,
  orderSearch,
  publicOrder,
  dailySales,
  payment,
  deadlines,
  workingActivity,
  signageDevice,
  signageCommand,
  ...resources.map(managedProjection),
  journalOf(resources),
];
