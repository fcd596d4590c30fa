import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import type { SignageInstruction } from '@bestellwerk/domain/signage/signage-command.schema';
import type { BranchName } from '../../shared/branches/use-branches.js';
import { type ScreenResult, useCommandScreenMutation, useCommandScreensMutation } from './screens-api.js';
import { sendOnce } from '../../shared/forms/form-sending.js';

/** Whom a command is for. */
export type Target =
  { kind: 'one'; screen: SignageDevice } | { kind: 'all'; branches: readonly BranchName[]; count: number };

interface Sent {
  /** How each screen took it, if there were many. */
  data?: ScreenResult[];
  error?: unknown;
}

/** Sends to one screen or to many. While no answer is known, the same again is the same command. */
export function useSendCommand(target: Target) {
  const [toOne, one] = useCommandScreenMutation();
  const [toAll, all] = useCommandScreensMutation();

  const send = async (instruction: SignageInstruction): Promise<Sent> => {
    if (target.kind === 'all') {
      const branch = target.branches.length === 1 ? target.branches[0]!.id : null;
      return sendOnce('screens-command', { branch, instruction }, (idempotencyKey) =>
        toAll({ branch, instruction, idempotencyKey }),
      );
    }
    const { id } = target.screen;
    const { error } = await sendOnce(`screen-command:${id}`, instruction, (idempotencyKey) =>
      toOne({ id, instruction, idempotencyKey }),
    );
    return { error };
  };

  return { send, isLoading: one.isLoading || all.isLoading };
}
