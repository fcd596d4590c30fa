import { Button, CopyButton, Group, Modal, Stack } from '@mantine/core';
import { IconExternalLink, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { PreviewLink } from '@bestellwerk/domain/contracts/website.schema';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { api } from '../../shared/api/api.js';
import { useAppDispatch } from '../../shared/api/redux.js';
import { formErrorsOf } from '../../shared/forms/form-sending.js';
import { useTimeZone } from '../../shared/shop/shop-api.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';

const { useLinkPreviewMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    linkPreview: build.mutation<PreviewLink, { id: string; revision: string | null }>({
      query: ({ id, revision }) => ({ url: `sites/${id}/preview`, method: 'POST', body: { revision } }),
    }),
  }),
});

/** Shows a saved draft of a page in the shop, also to people without an account. */
export default function SitePreviewLink({ id, revision }: { id: string; revision: string | null }) {
  const dispatch = useAppDispatch();
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [ask, { isLoading }] = useLinkPreviewMutation();
  const open = async () => {
    const { data, error } = await ask({ id, revision });
    if (data) setLink(data);
    else
      dispatch(toastShown({ kind: 'error', text: formErrorsOf(error).general ?? 'Keine Vorschau möglich.' }));
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
      <Modal opened={link !== null} onClose={() => setLink(null)} title="Vorschau">
        {link && <Link {...link} isNewest={revision === null} />}
      </Modal>
    </>
  );
}

function Link({ path, expiresAt, isNewest }: PreviewLink & { isNewest: boolean }) {
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
    </Stack>
  );
}
