import { Button, Group, Modal, Stack } from '@mantine/core';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { FormAlert } from '../../../shared/ui/notes.js';
import { LeaveGuard } from '../../../shared/navigation-guard/leave-guard.js';
import { WorkProgress } from '../slices.js';
import { recordCount } from '../../../shared/records/definitions.js';
import type { useBulkWork } from './use-bulk-work.js';

interface Properties {
  work: ReturnType<typeof useBulkWork>;
  /** 'Wird gelöscht' */
  text: string;
}

/** Progress and interruption of bulk work. Shows nothing for short work. */
export function BulkWorkDialog({ work: { state, isLong, hasDialog, goOn, giveUp }, text }: Properties) {
  return (
    <>
      <Modal
        opened={hasDialog}
        onClose={giveUp}
        closeOnEscape={!isLong}
        closeOnClickOutside={!isLong}
        withCloseButton={!isLong}
        title={isLong ? 'Bitte warten' : 'Nicht alles wurde erledigt'}
      >
        {state.step === 'working' && (
          <WorkProgress done={state.done} total={state.total} text={text} unit="Einträgen" />
        )}
        {state.step === 'stopped' && (
          <Stack>
            <FormAlert text={`${messageOf(state.error)} ${missing(state.run)}`} />
            <Group justify="flex-end">
              <Button variant="default" onClick={giveUp}>
                Abbrechen
              </Button>
              <Button onClick={() => void goOn()}>Fortsetzen</Button>
            </Group>
          </Stack>
        )}
      </Modal>
      <LeaveGuard isDirty={isLong} title="Unterbrechen?">
        Noch sind nicht alle Einträge erledigt. Wenn Sie die Seite verlassen, bleiben die übrigen, wie sie
        sind.
      </LeaveGuard>
    </>
  );
}

/** '38 von 563 Einträgen fehlen noch.' */
function missing({ total, rest }: { total: number; rest: readonly (readonly unknown[])[] }): string {
  const left = rest.flat().length;
  if (left === total) return `${recordCount(left)} ${left === 1 ? 'fehlt' : 'fehlen'} noch.`;
  return `${left} von ${recordCount(total, 'dative')} ${left === 1 ? 'fehlt' : 'fehlen'} noch.`;
}
