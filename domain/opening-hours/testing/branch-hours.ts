import type { BranchOpening } from '../opening-texts.js';
import { open } from './hours-entries.js';

/** Open daily from 10:00 to 22:00, with all that can be offered but pre-orders. */
export const branchHours = (differences: Partial<BranchOpening> = {}): BranchOpening => ({
  openingHours: [open('daily', '10:00', '22:00')],
  deliveryHours: [open('daily', '17:00', '21:00')],
  isDeliveryHoursEnabled: false,
  closedMessage: null,
  orderableFrom: null,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: false,
  ...differences,
});

export const lunchAndDinner = {
  openingHours: [open('daily', '10:00', '14:00'), open('daily', '17:00', '22:00')],
};
export const night = { openingHours: [open('daily', '18:00', '02:00')] };
export const untilMidnight = { openingHours: [open('daily', '18:00', '24:00')] };
export const always = { openingHours: [open('daily', '00:00', '24:00')] };
export const lateDelivery = {
  isDeliveryHoursEnabled: true,
  deliveryHours: [open('daily', '17:00', '23:30')],
};
