import { Button, NativeSelect } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useBranchesQuery } from '../../shared/shop/shop-api.js';
import { useRecordsQuery } from '../../shared/records/record-list-api.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { PageHead } from '../../shared/ui/page-head.js';
import { CodeSheet } from './code-sheet.js';
import classes from './table-codes.module.css';

/** The codes of a branch's tables, to be printed ten on a sheet, cut and put up. */
export default function TableCodesPage() {
  const [address, setAddress] = useSearchParams();
  const { data: branches = [] } = useBranchesQuery();
  const branch = branches.find(({ id }) => id === address.get('branch')) ?? branches[0];
  const { data } = useRecordsQuery(
    { path: 'tables', filters: { branch: branch?.id ?? '' } },
    { skip: !branch },
  );
  const tables = (data?.records ?? []).map(({ identifier }) => String(identifier));
  return (
    <>
      <div className={classes.tools}>
        <PageHead
          title="QR-Codes der Tische"
          note="Gäste öffnen damit die Karte und bestellen an ihren Tisch."
        >
          <NativeSelect
            aria-label="Filiale"
            value={branch?.id}
            data={branches.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => setAddress({ branch: currentTarget.value }, { replace: true })}
          />
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={tables.length === 0}
            onClick={() => window.print()}
          >
            Drucken
          </Button>
        </PageHead>
        <FailedRead endpoint="records" />
        {data && tables.length === 0 && (
          <EmptyState
            title="Diese Filiale hat noch keine Tische."
            text="Legen Sie unter Tische für jeden eine Nummer an. Dann erscheint hier sein Code."
          />
        )}
      </div>
      {branch && tables.length > 0 && <CodeSheet branch={branch} tables={tables} />}
    </>
  );
}
