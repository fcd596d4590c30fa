import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { type StoredFormat, readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { storedFlag } from '@bestellwerk/ui/storage/stored-formats';
import { type Credentials, fragmentCredentials } from './credentials.js';
import type { Action, ActionRequest } from './clock-actions.js';

/** The state of a request. `lost`: no response arrived, so it is unknown whether it was executed. */
export type ActionState =
  | { readonly state: 'none' }
  | { readonly state: 'sending' | 'lost'; readonly request: ActionRequest }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'taken'; readonly action: Action };

export interface TerminalState {
  who: Credentials | null;
  /** Several people use this device, so it signs out soon after each action. */
  isShared: boolean;
  lastAction: ActionState;
  /** Milliseconds of the device's clock. */
  signOffAt: number | null;
  /** Why the user was signed out. */
  message: string | null;
  /** Whose code was refused: only the code needs to be typed again. */
  refusedName: string;
}

export interface SignOn {
  readonly who: Credentials;
  readonly isRemembered: boolean;
  readonly isShared: boolean;
  readonly now: number;
}

const CREDENTIALS = 'terminal-credentials';
const SHARED = 'terminal-is-shared';
export const AFTER_ACTION_MS = 20_000;
export const AFTER_SIGN_ON_MS = 60_000;

const storedCredentials: StoredFormat<Credentials> = {
  version: 1,
  parse: (value) => {
    const { username, token } = value as Partial<Credentials>;
    return typeof username === 'string' && typeof token === 'string' ? { username, token } : null;
  },
};

const nobody: TerminalState = {
  who: null,
  isShared: false,
  lastAction: { state: 'none' },
  signOffAt: null,
  message: null,
  refusedName: '',
};

/**
 * The user that the URL names, or that this device remembers. Does not change the URL: React may discard a first render and
 * call this again.
 */
export function initialTerminal(now: number): TerminalState {
  const isShared = readStored(deviceStorage, SHARED, storedFlag) ?? false;
  const remembered = isShared ? null : readStored(deviceStorage, CREDENTIALS, storedCredentials);
  const who = fragmentCredentials() ?? remembered;
  return { ...nobody, who, isShared, signOffAt: who && isShared ? now + AFTER_SIGN_ON_MS : null };
}

const slice = createSlice({
  name: 'terminal',
  initialState: nobody,
  reducers: {
    signedOn(_, { payload: { who, isShared, now } }: PayloadAction<SignOn>) {
      return { ...nobody, who, isShared, signOffAt: isShared ? now + AFTER_SIGN_ON_MS : null };
    },
    signedOff({ who, isShared }, { payload: message }: PayloadAction<string | null>) {
      return { ...nobody, isShared, message, refusedName: message === null ? '' : (who?.username ?? '') };
    },
    /** More time before the automatic sign-off. */
    stayed(state, { payload: now }: PayloadAction<number>) {
      if (state.signOffAt !== null) state.signOffAt = now + AFTER_SIGN_ON_MS;
    },
    sent(state, { payload: { request, now } }: PayloadAction<{ request: ActionRequest; now: number }>) {
      state.lastAction = { state: 'sending', request };
      if (state.isShared) state.signOffAt = now + AFTER_SIGN_ON_MS;
    },
    lost(state) {
      if (state.lastAction.state === 'sending') {
        state.lastAction = { state: 'lost', request: state.lastAction.request };
      }
    },
    refused(state, { payload: message }: PayloadAction<string>) {
      state.lastAction = { state: 'refused', message };
    },
    taken(state, { payload: { action, now } }: PayloadAction<{ action: Action; now: number }>) {
      state.lastAction = { state: 'taken', action };
      if (state.isShared) state.signOffAt = now + AFTER_ACTION_MS;
    },
  },
});

export const terminalReducer = slice.reducer;
export const { signedOff, stayed, sent, lost, refused, taken, signedOn } = slice.actions;

/** Keeps on this device what its user asked it to keep, and nothing else. */
export function rememberSignOn({ who, isRemembered, isShared }: SignOn): void {
  writeStored(deviceStorage, CREDENTIALS, storedCredentials, isRemembered && !isShared ? who : null);
  writeStored(deviceStorage, SHARED, storedFlag, isShared ? true : null);
}

export const forgetSignOn = (): void => deviceStorage.remove(CREDENTIALS);
