import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { templateLabels } from '@bestellwerk/domain/printing/print-job-texts';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { usePollingWhileAway } from '../../../shared/api/follow-query.js';
import { JobList } from '../../../shared/printing/job-list.js';
import { useOrderPrintsQuery } from '../../../shared/printing/print-jobs-api.js';
import { FailedRead } from '../../../shared/request-status/failed-read.js';
import { Block } from '../../../shared/ui/block.js';
import { NoPrinter } from './no-printer.js';
import { OutdatedTicket } from './outdated-ticket.js';
import { PrintDialog } from './print-dialog.js';
import { usePrinters } from './use-printers.js';

const templates: readonly OrderTemplate[] = ['kitchen', 'receipt', 'deliveryNote', 'label'];

/** What can be printed of an order, and what was. */
export function PrintBlock({ order }: { order: StaffOrder }) {
  const pollingInterval = usePollingWhileAway();
  const of = { order: order.id, branch: order.branch.id };
  const { data: jobs = [] } = useOrderPrintsQuery(of, { pollingInterval });
  const printers = usePrinters(order.branch.id);
  const [template, setTemplate] = useState<OrderTemplate | null>(null);
  return (
    <Block title="Drucken">
      <FailedRead endpoint="orderPrints" />
      <OutdatedTicket
        order={order}
        jobs={jobs}
        printers={printers ?? []}
        onPrint={() => setTemplate('kitchen')}
      />
      <Group>
        {templates.map((one) => (
          <Button key={one} size="md" variant="default" onClick={() => setTemplate(one)}>
            {templateLabels[one]}
          </Button>
        ))}
        <Button component={Link} to={`/orders/${order.id}/labels`} size="md" variant="default">
          Etiketten auf A4
        </Button>
      </Group>
      {printers?.length === 0 && (
        <Box mt={14}>
          <NoPrinter branch={order.branch.id} />
        </Box>
      )}
      {jobs.length > 0 && <JobList jobs={jobs} onPrint={setTemplate} />}
      {template && (
        <PrintDialog order={order} template={template} jobs={jobs} onClose={() => setTemplate(null)} />
      )}
    </Block>
  );
}
