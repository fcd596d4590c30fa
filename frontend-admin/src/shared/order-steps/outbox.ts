import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderStatus } from '@bestellwerk/domain/ordering/order/order-terms.schema';
import type { OrderMove, StatusStep } from '../orders/orders-api.js';

/** A one-tap step that was taken on this screen and that the server does not know yet. */
export interface TakenStep {
  orderId: string;
  ticketNumber: number;
  step: StatusStep;
  body: OrderMove['body'];
  /** The status of the order once the server has confirmed the step. */
  target: OrderStatus;
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  takenAt: number;
  /** 'waiting' can be undone, 'sending' cannot. */
  state: 'waiting' | 'sending';
}

/** How long a step can be undone, in milliseconds. */
export const TAKE_BACK_TIME = 5_000;

declare module '../api/redux.js' {
  interface RootState {
    outbox: Record<string, TakenStep>;
  }
}

const slice = createSlice({
  name: 'outbox',
  initialState: {} as Record<string, TakenStep>,
  reducers: {
    stepTaken(steps, { payload }: PayloadAction<Omit<TakenStep, 'state'>>) {
      steps[payload.orderId] ??= { ...payload, state: 'waiting' };
    },
    stepTakenBack(steps, { payload }: PayloadAction<string>) {
      if (steps[payload]?.state === 'waiting') delete steps[payload];
    },
    stepSending(steps, { payload }: PayloadAction<string>) {
      const step = steps[payload];
      if (step) step.state = 'sending';
    },
    stepSettled(steps, { payload }: PayloadAction<string>) {
      delete steps[payload];
    },
  },
});

export const outboxReducer = slice.reducer;
export const { stepTaken, stepTakenBack, stepSending, stepSettled } = slice.actions;
