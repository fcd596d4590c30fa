import type { PlayerWork } from '@bestellwerk/domain/contracts/signage.schema';
import { isUnpaired } from './is-unpaired.js';
import type { Answer } from './command-log.js';
import { type ReportedStep, playerApi } from './player-api.js';
import { answered, unreachable } from './player-slice.js';
import type { PlayerStore } from './store.js';
import type { PlayerServer } from './take-step.js';

/** The server API with the token of the device. */
export function playerServer({ dispatch }: Pick<PlayerStore, 'dispatch'>, token: string): PlayerServer {
  const received = async (asked: Promise<PlayerWork>): Promise<PlayerWork> => {
    try {
      const work = await asked;
      dispatch(answered(work.device));
      return work;
    } catch (error) {
      if (!isUnpaired(error)) dispatch(unreachable());
      throw error;
    }
  };
  const send = (command: string, step: ReportedStep, body: object) =>
    received(dispatch(playerApi.endpoints.report.initiate({ token, command, step, body })).unwrap());

  return {
    ask: () =>
      received(
        dispatch(
          playerApi.endpoints.playerWork.initiate(token, { forceRefetch: true, subscribe: false }),
        ).unwrap(),
      ),
    acknowledge: (command) => send(command, 'acknowledge', {}),
    report: (command, percent, text) => send(command, 'progress', { percent, text }),
    answer: (command, answer) => send(command, ...reportOf(answer)),
  };
}

function reportOf(answer: Answer): [ReportedStep, object] {
  switch (answer.state) {
    case 'completed':
      return ['complete', { result: answer.result }];
    case 'failed':
      return ['fail', { code: answer.code, message: answer.message }];
    case 'aborted':
      return ['aborted', {}];
    default:
      return answer satisfies never;
  }
}
