import { tabStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored, type StoredFormat } from '@bestellwerk/ui/storage/stored-value';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from 'zod';

/** What was copied, and from where: one item per context. */
export interface ClipboardItem {
  context: string;
  /** What people call it. */
  name: string;
  content: unknown;
}

const STORAGE_NAME = 'clipboard';

const itemsSchema = z.record(
  z.string(),
  z.object({ context: z.string(), name: z.string(), content: z.unknown() }),
);
const format: StoredFormat<Record<string, ClipboardItem>> = {
  version: 1,
  parse: (value) => itemsSchema.safeParse(value).data ?? null,
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
