import { playerTopic } from '@bestellwerk/domain/contracts/live-topics';
import { playerWorkSchema, type PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { handlePlayerReport, type PlayerReport } from '@bestellwerk/domain/signage/player-decisions';
import type { StoredSignageDevice } from '@bestellwerk/domain/views/signage';
import { Header } from '@nestjs/common';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { Clock } from '../platform/clock.js';
import type { CommandInput, CommandRoute, Services } from '../platform/commands/command-definition.js';
import { deviceMetadata } from '../platform/commands/command-metadata.js';
import { commandsOf } from '../platform/commands/define-command.js';
import { CurrentPlayer, PlayerOnly, unpairedFailure, type Player } from './player.guard.js';
import { screenStreams } from './screen-streams.js';

/** Every answer to a player contains the next command. */
const playerCommand = commandsOf({
  streams: screenStreams,
  caller: {
    admit: PlayerOnly,
    parameter: CurrentPlayer,
    metadata: (request, { device }: Player) => deviceMetadata(request, device),
  },
  target: ({ by }) => by.device,
  answers: playerWorkSchema,
  answer: ({ state: { view } }, { by }, services) => {
    if (!view?.isPaired) throw unpairedFailure();
    return workOf(view, by, services);
  },
});

function workOf(screen: StoredSignageDevice, { device, token }: Player, services: Services): PlayerWork {
  const [current, ...waiting] = screen.open;
  return {
    device: {
      id: device,
      name: screen.name,
      branch: services(CatalogueReader).branch(screen.branch)?.name ?? '',
    },
    // A screen need not know who sends it something.
    command: current ? { ...current, requestedBy: { ...current.requestedBy, name: null } } : null,
    waiting: waiting.length,
    topic: playerTopic(device, token),
    now: services(Clock).now().toISOString(),
  };
}

interface ReportOf<Body> {
  readonly name: string;
  readonly route: CommandRoute;
  readonly body?: z.ZodType<Body>;
  readonly report: (input: CommandInput<Player, Body>) => PlayerReport;
}

const reportCommand = <Body = undefined>({ report, ...command }: ReportOf<Body>) =>
  playerCommand<Body, string>({
    ...command,
    facts: (_input, services) => services(Clock).now().toISOString(),
    decide: (screen, input, now) =>
      screen.status === 'unpaired' ? [] : handlePlayerReport(screen, report(input), now),
  });

const ofCommand = (path: string, summary: string): CommandRoute => ({
  path: `commands/:command/${path}`,
  params: ['command'],
  summary,
  key: 'none',
});

export const FetchWork = reportCommand({
  name: 'FetchWork',
  route: {
    method: 'get',
    params: [],
    summary: 'What is to be done now; asking delivers it',
    key: 'none',
    decorators: [Header('Cache-Control', 'no-store')],
  },
  report: () => null,
});

export const AcknowledgeCommand = reportCommand({
  name: 'AcknowledgeCommand',
  route: ofCommand('acknowledge', 'The command is understood and begun'),
  report: ({ params }) => ({ status: 'acknowledged', command: params['command']! }),
});

export const ReportProgress = reportCommand({
  name: 'ReportProgress',
  route: ofCommand('progress', 'How far it is; at most every five seconds'),
  body: z
    .object({ percent: z.number().min(0).max(100), text: z.string().trim().max(200).default('') })
    .meta({ id: 'SignageProgress' }),
  report: ({ params, body }) => ({ status: 'progressed', command: params['command']!, ...body }),
});

export const CompleteCommand = reportCommand({
  name: 'CompleteCommand',
  route: ofCommand('complete', 'It is done'),
  body: z
    .object({ result: z.string().trim().max(500).nullable().default(null) })
    .meta({ id: 'SignageResult' }),
  report: ({ params, body }) => ({ status: 'completed', command: params['command']!, ...body }),
});

export const FailCommand = reportCommand({
  name: 'FailCommand',
  route: ofCommand('fail', 'It could not be done'),
  body: z
    .object({
      code: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(60),
      message: z.string().trim().min(1).max(500),
    })
    .meta({ id: 'SignageError' }),
  report: ({ params, body }) => ({ status: 'failed', command: params['command']!, ...body }),
});

export const ConfirmAbort = reportCommand({
  name: 'ConfirmAbort',
  route: ofCommand('aborted', 'It was stopped as asked for'),
  report: ({ params }) => ({ status: 'aborted', command: params['command']! }),
});
