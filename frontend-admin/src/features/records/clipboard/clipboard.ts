import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
