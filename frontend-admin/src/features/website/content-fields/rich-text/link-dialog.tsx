import { Button, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { linkedSite } from '@bestellwerk/domain/text/rich-text';
import { z } from 'zod';
import { ReferenceField } from '../../../../shared/record-fields/reference-field.js';
import { useNames } from '../../../../shared/record-fields/record-names.js';
import { typedAddress } from './links.js';

interface Properties {
  opened: boolean;
  /** Where the selected text leads; '' if nowhere. */
  href: string;
  onChoose(link: { href: string; name: string }): void;
  onClose(): void;
}

/** Asks where a link leads: to one of the pages, or to any address. */
export const LinkDialog = ({ opened, onClose, ...rest }: Properties) => (
  <Modal opened={opened} onClose={onClose} title="Link" returnFocus={false}>
    {opened && <LinkForm {...rest} onClose={onClose} />}
  </Modal>
);

const targets = [
  { value: 'site', label: 'Eigene Seite' },
  { value: 'address', label: 'Adresse' },
];

const site = z.string().nullable();

function LinkForm({ href, onChoose, onClose }: Omit<Properties, 'opened'>) {
  const [target, setTarget] = useState(href === '' || linkedSite(href) ? 'site' : 'address');
  const [id, setId] = useState(linkedSite(href));
  const [typed, setTyped] = useState(linkedSite(href) ? '' : href);
  const [problem, setProblem] = useState<string>();
  const [page] = useNames('site', [id]);
  const isSite = target === 'site';
  const choose = () => {
    const address = isSite ? id && `site:${id}` : typedAddress(typed);
    if (!address) return setProblem(isSite ? 'Bitte wählen Sie eine Seite.' : askForAddress);
    onChoose({ href: address, name: isSite ? (page?.name ?? 'Seite') : typed.trim() });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Else the form of the record, which this one is in for React, would be sent too.
        event.stopPropagation();
        choose();
      }}
    >
      <Stack>
        <SegmentedControl
          aria-label="Wohin der Link führt"
          data={targets}
          value={target}
          onChange={(chosen) => {
            setTarget(chosen);
            setProblem(undefined);
          }}
        />
        {isSite ? (
          <ReferenceField
            path="site"
            schema={site}
            form={{ label: 'Seite', control: { kind: 'reference', resource: 'site' } }}
            value={id}
            onChange={(chosen) => setId(chosen as string | null)}
            problemAt={() => problem}
            isReadOnly={false}
            record={{}}
          />
        ) : (
          <TextInput
            label="Adresse"
            description="Eine Website, eine E-Mail-Adresse oder etwa tel:+49851123456."
            value={typed}
            error={problem}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Zurück
          </Button>
          <Button type="submit">Übernehmen</Button>
        </Group>
      </Stack>
    </form>
  );
}

const askForAddress = 'Bitte geben Sie eine Adresse wie https://example.org an.';
