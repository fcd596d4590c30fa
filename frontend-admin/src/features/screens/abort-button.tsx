import { Button } from '@mantine/core';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { randomKey } from '@bestellwerk/ui/idempotency/idempotency-key';
import { useAbortCommandMutation } from './screens-api.js';
import { useMay } from '../../shared/session/use-user.js';
import { instructionWords } from '@bestellwerk/domain/signage/instruction-words';

/** Takes a command back, or asks the screen to leave it. */
export function AbortButton({ screen, command }: { screen: SignageDevice; command: SignageCommand }) {
  const may = useMay();
  const [abort, { isLoading }] = useAbortCommandMutation();
  if (!may('signage.command', screen.branch) || command.isFinal) return null;
  if (command.status === 'abortRequested') return null;
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isLoading}
      aria-label={`Abbrechen: ${instructionWords(command.instruction)}`}
      onClick={() => void abort({ id: screen.id, command: command.id, idempotencyKey: randomKey() })}
    >
      Abbrechen
    </Button>
  );
}
