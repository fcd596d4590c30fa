import { Button, CopyButton, Group, Modal, Stack } from '@mantine/core';
import { IconExternalLink, IconEye, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { PreviewLink } from '@bestellwerk/domain/contracts/website.schema';
import { formatTime } from '@bestellwerk/domain/text/formats';
import type { DraftViewProps } from '../../shared/record-fields/record-extensions.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { useLinkPreviewMutation } from './previews-api.js';
import { WithdrawDialog } from './withdraw-dialog.js';

/** Shows a saved draft of a record in the shop, also to people without an account, until the links to it are withdrawn. */
export default function PreviewLinkButton({ resource, id, revision }: DraftViewProps) {
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [ask, { isLoading }] = useLinkPreviewMutation();
  const open = async () => {
    const { data } = await ask({ path: resource.path, id, revision });
    if (data) setLink(data);
  };
  return (
    <>
      <Button
        variant="default"
        size={revision === null ? 'sm' : 'compact-md'}
        leftSection={<IconEye size={18} aria-hidden />}
        loading={isLoading}
        onClick={() => void open()}
      >
        Vorschau
      </Button>
      <Modal opened={link !== null && !isWithdrawing} onClose={() => setLink(null)} title="Vorschau">
        {link && <Link {...link} isNewest={revision === null} onWithdraw={() => setWithdrawing(true)} />}
      </Modal>
      <WithdrawDialog
        resource={resource}
        id={id}
        opened={isWithdrawing}
        onWithdrawn={() => setLink(null)}
        onClose={() => setWithdrawing(false)}
      />
    </>
  );
}

interface LinkProps extends PreviewLink {
  isNewest: boolean;
  onWithdraw(): void;
}

function Link({ path, expiresAt, isNewest, onWithdraw }: LinkProps) {
  const until = formatTime(new Date(expiresAt), useTimeZone());
  const address = location.origin + path;
  return (
    <Stack>
      <p>
        {isNewest
          ? 'Die Vorschau zeigt immer den zuletzt gespeicherten Entwurf.'
          : 'Die Vorschau zeigt diese frühere Fassung.'}{' '}
        Wer den Link hat, sieht sie bis {until} Uhr, auch ohne Konto.
      </p>
      <Group>
        <Button
          component="a"
          href={path}
          target="_blank"
          rel="noreferrer"
          data-autofocus
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Vorschau öffnen
        </Button>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              <span aria-live="polite">{copied ? 'Kopiert' : 'Link kopieren'}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
      <Group>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconLinkOff size={18} aria-hidden />}
          onClick={onWithdraw}
        >
          Alle Vorschau-Links zurückziehen
        </Button>
      </Group>
    </Stack>
  );
}
