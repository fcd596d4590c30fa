import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PlayerWork } from '@bestellwerk/domain/views/signage.schema';
import { keep, kept } from '../../shared/storage.js';
import { type PlayerRecord, emptyRecord } from './journal.js';

interface PlayerState {
  /** Opens the player's API; null until staff have paired this screen. */
  token: string | null;
  /** What the last answer said this screen is. */
  device: PlayerWork['device'] | null;
  record: PlayerRecord;
  isReachable: boolean;
}

const TOKEN = 'signage-token';
const RECORD = 'signage-player';

export const initialPlayer = (): PlayerState => ({
  token: kept<string>(TOKEN),
  device: null,
  record: kept<PlayerRecord>(RECORD) ?? emptyRecord,
  isReachable: true,
});

const slice = createSlice({
  name: 'player',
  initialState: { token: null, device: null, record: emptyRecord, isReachable: true } as PlayerState,
  reducers: {
    paired(_, { payload: token }: PayloadAction<string>): PlayerState {
      return { token, device: null, record: emptyRecord, isReachable: true };
    },
    cutOff(): PlayerState {
      return { token: null, device: null, record: emptyRecord, isReachable: true };
    },
    recorded(state, { payload: record }: PayloadAction<PlayerRecord>): PlayerState {
      return { ...state, record };
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
export const { paired, cutOff, recorded, answered, unreachable } = slice.actions;

/** Throws where the device's storage is full or forbidden. */
export const keepRecord = (record: PlayerRecord): void => keep(RECORD, record);

/** A token belongs to one device: what another one has shown and done is forgotten. */
export function keepToken(token: string | null): void {
  keep(RECORD, null);
  keep(TOKEN, token);
}
