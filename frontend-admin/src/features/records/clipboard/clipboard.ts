import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import { createSlice, type PayloadAction, isAnyOf } from '@reduxjs/toolkit';
import { sessionApi } from '../../../shared/session/session-api.js';
import type { AppStartListening } from '../../../shared/api/redux.js';

/** Copied items with their source: one per context. */
export interface ClipboardItem {
  context: string;
  /** What people call it. */
  name: string;
  content: unknown;
}

declare module '../../../shared/api/redux.js' {
  interface RootState {
    clipboard: Record<string, ClipboardItem>;
  }
}

const STORAGE_NAME = 'clipboard';

const isItem = (value: unknown): value is ClipboardItem => {
  const { context, name } = (value ?? {}) as Partial<ClipboardItem>;
  return typeof context === 'string' && typeof name === 'string';
};
const areItems = (value: unknown): value is Record<string, ClipboardItem> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isItem);
const format: StoredFormat<Record<string, ClipboardItem>> = {
  version: 1,
  parse: (value) => (areItems(value) ? value : null),
};

const slice = createSlice({
  name: 'clipboard',
  initialState: read,
  reducers: {
    copied: (items, { payload }: PayloadAction<ClipboardItem>) => ({ ...items, [payload.context]: payload }),
    cleared: () => ({}),
  },
});

export const clipboardReducer = slice.reducer;
export const { copied, cleared } = slice.actions;

export function storeClipboard(items: Record<string, ClipboardItem>): void {
  writeStored(tabStorage, STORAGE_NAME, format, items);
}

function read(): Record<string, ClipboardItem> {
  return readStored(tabStorage, STORAGE_NAME, format) ?? {};
}

/** Stores the clipboard for the lifetime of the browser tab; it is cleared at the end of the session. */
export function rememberClipboard(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(copied, cleared),
    effect: (_action, { getState }) => storeClipboard(getState().clipboard),
  });
  startListening({
    matcher: sessionApi.endpoints.signOut.matchFulfilled,
    effect: (_action, { dispatch }) => void dispatch(cleared()),
  });
}
