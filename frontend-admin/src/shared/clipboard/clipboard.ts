import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What was copied, and from where: one item per context. */
export interface ClipboardItem {
  context: string;
  /** What people call it. */
  name: string;
  content: unknown;
}

const STORAGE_NAME = 'clipboard';

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
  sessionStorage.setItem(STORAGE_NAME, JSON.stringify(items));
}

function read(): Record<string, ClipboardItem> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_NAME) ?? '{}') as Record<string, ClipboardItem>;
  } catch {
    return {};
  }
}
