import { ActionIcon, Button, Group, Menu, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical, IconUnlink } from '@tabler/icons-react';
import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { useUnpairScreenMutation } from './screens-api.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { useMay } from '../../shared/session/use-user.js';
import classes from './screens.module.css';

/** Rare actions of a screen: removing it. */
export function ScreenMenu({ screen }: { screen: SignageDevice }) {
  const may = useMay();
  const [isAsking, asking] = useDisclosure(false);
  if (!may('signage.pair', screen.branch)) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={`Weitere Aktionen für ${screen.name}`}
          >
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" leftSection={<IconUnlink size={18} aria-hidden />} onClick={asking.open}>
            Bildschirm trennen
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isAsking} onClose={asking.close} title={`„${screen.name}“ trennen?`}>
        <Unpair screen={screen} onClose={asking.close} />
      </Modal>
    </>
  );
}

function Unpair({ screen, onClose }: { screen: SignageDevice; onClose(): void }) {
  const dispatch = useAppDispatch();
  const [unpair, { isLoading }] = useUnpairScreenMutation();
  const go = async () => {
    const { error } = await unpair(screen.id);
    onClose();
    if (!error) dispatch(toastShown({ kind: 'success', text: `„${screen.name}“ ist getrennt.` }));
  };
  return (
    <Stack>
      <p className={classes.plain}>
        Der Bildschirm zeigt danach wieder einen Code und nimmt keine Befehle mehr an. Wartende Befehle werden
        abgebrochen. Koppeln können Sie ihn jederzeit neu.
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Zurück
        </Button>
        <Button color="red" loading={isLoading} onClick={() => void go()}>
          Bildschirm trennen
        </Button>
      </Group>
    </Stack>
  );
}
