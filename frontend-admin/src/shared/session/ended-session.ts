import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The user whose session has ended though they did not sign out; null while somebody is signed in or nobody was. */
const slice = createSlice({
  name: 'endedSession',
  initialState: null as string | null,
  reducers: {
    sessionExpired: (_user, { payload }: PayloadAction<string>) => payload,
    sessionBegun: () => null,
  },
});

export const endedSessionReducer = slice.reducer;
export const { sessionExpired, sessionBegun } = slice.actions;
