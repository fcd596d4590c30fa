import type { SessionEnd } from '@bestellwerk/domain/access/session-end';
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

/** Why, as far as the server has said it. */
const reasonSlice = createSlice({
  name: 'sessionEnd',
  initialState: null as SessionEnd | null,
  reducers: { sessionEndLearned: (_reason, { payload }: PayloadAction<SessionEnd>) => payload },
  extraReducers: (builder) => builder.addCase(sessionBegun, () => null),
});

export const sessionEndReducer = reasonSlice.reducer;
export const { sessionEndLearned } = reasonSlice.actions;
