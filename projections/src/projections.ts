import { resources as allResources } from '@bestellwerk/domain/records/definitions/all';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { auditLogOf } from './audit-log/entry/project.js';
import { logSeal } from './audit-log/log-seal/project.js';
import { branchDay } from './branch-day/branch-day/project.js';
import { windowLoad } from './branch-day/window-load/project.js';
import { deadlines } from './deadlines/deadline/project.js';
import type { Projection } from './engine/projection.js';
import { contentGeneration } from './content-ai/content-generation/project.js';
import { dailySales } from './ordering/daily-sales/project.js';
import { erasedOrder } from './ordering/erased-order/project.js';
import { orderBoard } from './ordering/order-board/project.js';
import { orderHistory } from './ordering/order-history/project.js';
import { orderSearch } from './ordering/order-search/project.js';
import { publicOrder } from './ordering/public-order/project.js';
import { closing } from './payments/closing/project.js';
import { review } from './ordering/review/project.js';
import { onlinePayment } from './payments/online-payment/project.js';
import { payment } from './payments/payment/project.js';
import { printJob } from './printing/print-job/project.js';
import { recordProjection } from './records/record/project.js';
import { signageCommand } from './signage/signage-command/project.js';
import { signageDevice } from './signage/signage-device/project.js';
import { weeklyPlan } from './working-time/weekly-plan/project.js';
import { workingActivity } from './working-time/working-activity/project.js';

/** Every read model of the product, if these are its managed entities. */
export const projectionsOf = (resources: readonly Resource[]) => [
  orderBoard,
  orderHistory,
  orderSearch,
  publicOrder,
  erasedOrder,
  review,
  dailySales,
  payment,
  onlinePayment,
  closing,
  printJob,
  branchDay,
  windowLoad,
  deadlines,
  contentGeneration,
  workingActivity,
  weeklyPlan,
  signageDevice,
  signageCommand,
  auditLogOf(resources),
  logSeal,
  ...resources.map(recordProjection),
];

export type ReadModelName = ReturnType<typeof projectionsOf>[number]['name'];

export const projections: readonly Projection[] = projectionsOf(allResources);
