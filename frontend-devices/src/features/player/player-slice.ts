import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { type Remembered, nothingRemembered } from './remembered.js';

interface PlayerState {
  /** As it is stored: what is shown is always kept. */
  remembered: Remembered;
  /** The device in the last response. */
  device: PlayerWork['device'] | null;
  isReachable: boolean;
}

const starting = (remembered: Remembered): PlayerState => ({ remembered, device: null, isReachable: true });

const slice = createSlice({
  name: 'player',
  initialState: starting(nothingRemembered),
  reducers: {
    stored(state, { payload: remembered }: PayloadAction<Remembered>): PlayerState {
      const isSameDevice = remembered.token === state.remembered.token;
      return isSameDevice ? { ...state, remembered } : starting(remembered);
    },
    answered(state, { payload: device }: PayloadAction<PlayerWork['device']>) {
      state.device = device;
      state.isReachable = true;
    },
    unreachable(state) {
      state.isReachable = false;
    },
  },
});

export const playerReducer = slice.reducer;
export const initialPlayer = starting;
export const { stored, answered, unreachable } = slice.actions;
