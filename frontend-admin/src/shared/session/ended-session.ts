import type { SessionEndReason } from '@bestellwerk/domain/access/session-end-reason';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../api/redux.js' {
  interface RootState {
    endedSession: string | null;
    sessionEnd: SessionEndReason | null;
  }
}

/** The user whose session ended without sign-out; null while a user is signed in or none ever was. */
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

/** The reason, if the server has sent one. */
const reasonSlice = createSlice({
  name: 'sessionEnd',
  initialState: null as SessionEndReason | null,
  reducers: { sessionEndLearned: (_reason, { payload }: PayloadAction<SessionEndReason>) => payload },
  extraReducers: (builder) => builder.addCase(sessionBegun, () => null),
});

export const sessionEndReducer = reasonSlice.reducer;
export const { sessionEndLearned } = reasonSlice.actions;
