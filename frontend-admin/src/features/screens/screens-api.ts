import { byName } from '@bestellwerk/domain/text/search';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import { screensTopic, screenTopic } from '@bestellwerk/domain/contracts/live-topics';
import type { AppThunk } from '../../shared/api/redux.js';
import { api } from '../../shared/api/api.js';
import { followQuery } from '../../shared/api/follow-query.js';

/** A screen's own topic carries its commands as well. */
export const isScreen = (row: SignageDevice | SignageCommand): row is SignageDevice => 'isPaired' in row;

/**
 * Puts changed screens into those on show, by name. Coming and going changes no revision, so an equal one
 * is taken as well. Changes `screens` in place.
 */
export function mergeScreens(screens: SignageDevice[], changed: readonly SignageDevice[]): void {
  for (const screen of changed) {
    const at = screens.findIndex(({ id }) => id === screen.id);
    const known = screens[at];
    if (known && BigInt(screen.revision) < BigInt(known.revision)) continue;
    if (known) screens.splice(at, 1);
    if (screen.isPaired) screens.push(screen);
  }
  screens.sort(byName);
}

export interface ScreenOrder {
  id: string;
  instruction: SignageInstruction;
  idempotencyKey: string;
}

/** One screen's answer to a command for many. */
export interface ScreenResult {
  device: string;
  name: string;
  accepted: boolean;
  message: string | null;
}

export interface CommandPage {
  commands: SignageCommand[];
  total: number;
}

/** Shows the state of a screen that a write was answered with. */
const applyScreen =
  (screen: SignageDevice): AppThunk<void> =>
  (dispatch, getState) => {
    const { updateQueryData, selectCachedArgsForQuery } = signageApi.util;
    for (const argument of selectCachedArgsForQuery(getState(), 'screens')) {
      if (!argument.branches.includes(screen.branch)) continue;
      dispatch(updateQueryData('screens', argument, (screens) => mergeScreens(screens, [screen])));
    }
    dispatch(updateQueryData('screen', screen.id, () => screen));
  };

interface WriteLife {
  dispatch: (thunk: AppThunk<void>) => void;
  queryFulfilled: Promise<{ data: SignageDevice }>;
}

const showAnswer = async (_argument: unknown, { dispatch, queryFulfilled }: WriteLife): Promise<void> => {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) dispatch(applyScreen(answer.data));
};

export const signageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The screens of these branches (ids), live. */
    screens: build.query<SignageDevice[], { branches: readonly string[] }>({
      extraOptions: { failure: 'TVs konnten nicht geladen werden.' },
      query: ({ branches }) => ({
        url: 'digital-signage-devices',
        params: { 'filter[branch]': branches.length === 1 ? branches[0] : null, limit: 100 },
      }),
      transformResponse: (screens: SignageDevice[]) => {
        const sorted: SignageDevice[] = [];
        mergeScreens(sorted, screens);
        return sorted;
      },
      onCacheEntryAdded: (argument, entry) =>
        followQuery<SignageDevice>(entry, argument.branches.map(screensTopic), (rows) =>
          entry.updateCachedData((screens) => mergeScreens(screens, rows)),
        ),
    }),
    screen: build.query<SignageDevice, string>({
      extraOptions: { failure: 'TV konnte nicht geladen werden.' },
      query: (id) => `digital-signage-devices/${id}`,
      onCacheEntryAdded: (id, entry) =>
        followQuery<SignageDevice | SignageCommand>(entry, [screenTopic(id)], (rows) =>
          rows.filter(isScreen).forEach((row) => entry.updateCachedData(() => row)),
        ),
    }),
    /** Newest first. */
    screenCommands: build.query<CommandPage, { id: string; page: number; limit: number }>({
      extraOptions: { failure: 'Befehle konnten nicht geladen werden.' },
      query: ({ id, ...params }) => ({ url: `digital-signage-devices/${id}/commands`, params }),
      transformResponse: (commands: SignageCommand[], meta) => ({
        commands,
        total: meta?.list?.total ?? commands.length,
      }),
      onCacheEntryAdded: (argument, entry) => followQuery(entry, [screenTopic(argument.id)]),
    }),
    commandScreen: build.mutation<SignageDevice, ScreenOrder>({
      extraOptions: { failure: 'Befehl konnte nicht ausgeführt werden.', isShownByForm: true },
      query: ({ id, instruction, idempotencyKey }) => ({
        url: `digital-signage-devices/${id}/command`,
        method: 'POST',
        body: instruction,
        idempotencyKey,
      }),
      onQueryStarted: showAnswer,
    }),
    commandScreens: build.mutation<
      ScreenResult[],
      { branch: string | null; instruction: SignageInstruction; idempotencyKey: string }
    >({
      extraOptions: { failure: 'Befehl konnte nicht ausgeführt werden.', isShownByForm: true },
      query: ({ branch, instruction, idempotencyKey }) => ({
        url: 'digital-signage-devices/commands',
        method: 'POST',
        body: { branch, ...instruction },
        idempotencyKey,
      }),
    }),
    abortCommand: build.mutation<SignageDevice, { id: string; command: string; idempotencyKey: string }>({
      extraOptions: { failure: 'Befehl konnte nicht abgebrochen werden.' },
      query: ({ id, command, idempotencyKey }) => ({
        url: `digital-signage-devices/${id}/command/abort`,
        method: 'POST',
        body: { command },
        idempotencyKey,
      }),
      onQueryStarted: showAnswer,
    }),
    pairScreen: build.mutation<SignageDevice, { code: string; name: string; branch: string }>({
      extraOptions: { failure: 'TV konnte nicht gekoppelt werden.', isShownByForm: true },
      query: (body) => ({ url: 'digital-signage-devices', method: 'POST', body }),
      onQueryStarted: showAnswer,
    }),
    unpairScreen: build.mutation<SignageDevice, string>({
      extraOptions: { failure: 'TV konnte nicht getrennt werden.' },
      query: (id) => ({ url: `digital-signage-devices/${id}`, method: 'DELETE' }),
      onQueryStarted: showAnswer,
    }),
  }),
});

export const {
  useScreensQuery,
  useScreenQuery,
  useScreenCommandsQuery,
  useCommandScreenMutation,
  useCommandScreensMutation,
  useAbortCommandMutation,
  usePairScreenMutation,
  useUnpairScreenMutation,
} = signageApi;
