import type { DeliveryMode } from './delivery-mode.schema.js';

interface Numbers {
  readonly orders: number | null;
  readonly takeaway: number | null;
  readonly delivery: number | null;
  readonly dineIn: number | null;
}

/** Modes of which a window takes more orders than it takes altogether: those could never come. Null is any number. */
export const exceedingModes = ({ orders, ...modes }: Numbers): DeliveryMode[] =>
  (['takeaway', 'delivery', 'dineIn'] as const).filter((mode) => {
    const most = modes[mode];
    return most !== null && orders !== null && most > orders;
  });

export const exceedingText = (orders: number | null): string =>
  `Insgesamt nimmt das Zeitfenster nur ${orders} auf. Bitte geben Sie höchstens ${orders} an.`;
