import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { PushKind } from '@bestellwerk/domain/contracts/push.schema';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { useVisibleBranches } from '../../shared/branches/use-branches.js';
import type { PushWishes } from '../../shared/push/push-api.js';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { kindLabels } from './push.labels.js';

interface Properties {
  first: PushWishes;
  action: string;
  isWorking: boolean;
  onSend(wishes: PushWishes): void;
  /** Further buttons. */
  children: ReactNode;
}

const kinds = Object.keys(kindLabels) as PushKind[];
const printers: readonly Device['kind'][] = ['receiptPrinter', 'labelPrinter'];

/** What about, for which branches, and which of the managed devices this one is. */
export function PushWishesForm({ first, action, isWorking, onSend, children }: Properties) {
  const [wishes, setWishes] = useState<PushWishes>(() => ({
    ...{ kinds: first.kinds, branches: first.branches, device: first.device },
  }));
  const branches = useVisibleBranches();
  const { data } = useRecordsQuery({ path: 'devices' });
  const devices = (data?.records ?? []) as unknown as (Device & { name?: string })[];
  const own = devices.filter(({ kind }) => !printers.includes(kind));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(wishes);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Checkbox.Group
          label="Worüber?"
          value={[...wishes.kinds]}
          onChange={(chosen) => setWishes({ ...wishes, kinds: chosen as PushKind[] })}
        >
          <Stack gap="xs" mt={4}>
            {kinds.map((kind) => (
              <Checkbox key={kind} size="md" value={kind} label={kindLabels[kind]} />
            ))}
          </Stack>
        </Checkbox.Group>
        {branches.length > 1 && (
          <Checkbox.Group
            label="Für welche Filialen?"
            description="Ohne Auswahl für alle, deren Bestellungen Sie sehen."
            value={[...wishes.branches]}
            onChange={(chosen) => setWishes({ ...wishes, branches: chosen })}
          >
            <Stack gap="xs" mt={4}>
              {branches.map(({ id, name }) => (
                <Checkbox key={id} size="md" value={id} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {own.length > 0 && (
          <NativeSelect
            label="Welches Gerät ist das?"
            value={wishes.device ?? ''}
            data={[
              { value: '', label: 'Mein eigenes' },
              ...own.map((device) => ({ value: device.id, label: device.name ?? device.identifier })),
            ]}
            onChange={({ currentTarget: { value } }) => setWishes({ ...wishes, device: value || null })}
          />
        )}
        <Group>
          <Button type="submit" loading={isWorking} disabled={wishes.kinds.length === 0}>
            {action}
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  );
}
