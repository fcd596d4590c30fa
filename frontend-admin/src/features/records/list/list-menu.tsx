import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical, IconDownload, IconUpload } from '@tabler/icons-react';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { recordsParameters } from '../../../shared/api/records-query.js';
import { ImportDialog } from '../import/import-dialog.js';
import type { ListQuery } from './list-query.js';

interface Properties {
  resource: Resource;
  query: ListQuery;
  mayImport: boolean;
}

/** What is done with a whole list: taking it away as a file, and bringing one in. */
export function ListMenu({ resource, query, mayImport }: Properties) {
  const [isImporting, importing] = useDisclosure(false);
  const { page: _, ...selection } = query;
  const url = `${resource.path}/export`;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="Weitere Aktionen">
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component="a"
            href={addressOf({ url, params: recordsParameters(selection) })}
            download
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            Als CSV exportieren
          </Menu.Item>
          {mayImport && (
            <Menu.Item leftSection={<IconUpload size={18} aria-hidden />} onClick={importing.open}>
              CSV importieren
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ImportDialog resource={resource} opened={isImporting} onClose={importing.close} />
    </>
  );
}
