import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconQrcode, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { recordsParameters } from '../../../shared/records/records-query.js';
import { MoreMenu } from '../action-bar.js';
import { ImportDialog } from '../import/import-dialog.js';
import type { ListQuery } from './list-query.js';

interface Properties {
  resource: Resource;
  query: ListQuery;
  mayImport: boolean;
}

/** What else there is to do with all records of a kind. */
const morePages: Partial<Record<string, { to: string; label: string }>> = {
  tables: { to: '/tables/qr', label: 'QR-Codes drucken' },
};

/** Actions for a whole list: export and import. */
export function ListMenu({ resource, query, mayImport }: Properties) {
  const [isImporting, importing] = useDisclosure(false);
  const { page: _, ...selection } = query;
  const url = `${resource.path}/export`;
  const more = morePages[resource.path];
  return (
    <>
      <MoreMenu>
        <Menu.Item
          component="a"
          href={addressOf({ url, params: recordsParameters(selection) })}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Als CSV exportieren
        </Menu.Item>
        {more && (
          <Menu.Item component={Link} to={more.to} leftSection={<IconQrcode size={18} aria-hidden />}>
            {more.label}
          </Menu.Item>
        )}
        {mayImport && (
          <Menu.Item leftSection={<IconUpload size={18} aria-hidden />} onClick={importing.open}>
            CSV importieren
          </Menu.Item>
        )}
      </MoreMenu>
      <ImportDialog resource={resource} opened={isImporting} onClose={importing.close} />
    </>
  );
}
