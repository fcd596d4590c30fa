import { branchDayFamily } from './branch-day/branch-day-events.js';
import { budgetFamily } from './content-ai/budget/budget-events.js';
import { generationFamily } from './content-ai/generation/generation-events.js';
import type { EventFamily } from './kernel/event.js';
import { previewLinksFamily } from './records/preview-links.js';
import { uniqueNameFamily } from './records/unique-name.js';
import { closingFamily } from './ordering/closing/closing-events.js';
import { orderFamily } from './ordering/order/order-events.js';
import { resources } from './records/definitions/all.js';
import { printJobFamily } from './printing/print-job-events.js';
import { signageFamily } from './signage/signage-events.js';
import { weeklyPlanFamily } from './working-time/weekly-plan/weekly-plan-events.js';
import { workingTimeFamily } from './working-time/working-time-events.js';

/** Every kind of stream there is. */
export const eventFamilies: readonly EventFamily[] = [
  orderFamily,
  branchDayFamily,
  closingFamily,
  workingTimeFamily,
  weeklyPlanFamily,
  signageFamily,
  printJobFamily,
  generationFamily,
  budgetFamily,
  uniqueNameFamily,
  previewLinksFamily,
  ...resources.map(({ family }) => family),
];
