import type { PlayerWork, SignagePaired, SignagePairing } from '@bestellwerk/domain/contracts/signage.schema';
import { api } from '../../shared/api.js';

/** The reports of a player about a command; each is the last part of its path. */
export type ReportedStep = 'acknowledge' | 'progress' | 'complete' | 'fail' | 'aborted';

interface CommandReport {
  token: string;
  command: string;
  step: ReportedStep;
  body: object;
}

export const playerApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPairing: build.mutation<SignagePairing, void>({
      query: () => ({ url: 'signage/pairings', method: 'POST', body: {} }),
    }),
    pairing: build.query<SignagePaired, string>({
      query: (secret) => `signage/pairings/${encodeURIComponent(secret)}`,
      keepUnusedDataFor: 0,
    }),
    playerWork: build.query<PlayerWork, string>({
      query: (token) => ({ url: 'signage/player', bearer: token }),
    }),
    report: build.mutation<PlayerWork, CommandReport>({
      query: ({ token, command, step, body }) => ({
        url: `signage/player/commands/${command}/${step}`,
        method: 'POST',
        body,
        bearer: token,
      }),
    }),
    heartbeat: build.mutation<unknown, string>({
      query: (token) => ({ url: 'signage/player/heartbeat', method: 'POST', body: {}, bearer: token }),
    }),
  }),
});

export const { useCreatePairingMutation, useHeartbeatMutation } = playerApi;
