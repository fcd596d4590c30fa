import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { canPrintOn, prints } from '@bestellwerk/domain/printing/fitting-printer';
import { templateLabels } from '@bestellwerk/domain/printing/print-job-texts';
import type { OrderTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { addressOf } from '@bestellwerk/ui/api/base-query';
import { sendOnce } from '../../../shared/forms/form-sending.js';
import { PdfButton } from '../../../shared/printing/pdf-button.js';
import { type PrintJob, usePrintOrderMutation } from '../../../shared/printing/print-jobs-api.js';
import { useMay } from '../../../shared/session/use-user.js';
import { NoPrinter } from './no-printer.js';
import { useMarks } from './use-marks.js';
import { usePrinters } from './use-printers.js';
import classes from './print-dialog.module.css';

interface Properties {
  order: StaffOrder;
  template: OrderTemplate;
  /** What was printed of the order. */
  jobs: readonly PrintJob[];
  onClose(): void;
}

/** A document of an order before it is printed. */
export function PrintDialog({ order, template, jobs, onClose }: Properties) {
  const mayPrint = useMay()('order.print', order.branch.id);
  const ofBranch = usePrinters(order.branch.id);
  const printers = ofBranch?.filter((one) => canPrintOn(one, template));
  const hasUsual = !printers || printers.some((one) => prints(one, template));
  const [chosen, setChosen] = useState('');
  const printer = chosen || (hasUsual ? '' : (printers[0]?.id ?? ''));
  const [print, { isLoading }] = usePrintOrderMutation();
  const url = `orders/${order.id}/print-preview/${template}`;
  const version = { v: order.revision };
  const marks = useMarks(order, template, jobs);
  const send = async () => {
    const wanted = { order: order.id, template, printer: printer || null };
    const { error } = await sendOnce(`print:${order.id}`, wanted, (idempotencyKey) =>
      print({ ...wanted, idempotencyKey }),
    );
    if (!error) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={templateLabels[template]} size="lg">
      <Stack>
        <div className={classes.paper} tabIndex={0} role="region" aria-label="Vorschau">
          <img
            src={addressOf({ url, params: version })}
            alt={`Vorschau: ${templateLabels[template]} der Bestellung ${order.ticketNumber}`}
          />
        </div>
        {mayPrint && printers && printers.length > (hasUsual ? 1 : 0) && (
          <NativeSelect
            label="Drucker"
            value={printer}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            data={[
              ...(hasUsual ? [{ value: '', label: 'Der übliche' }] : []),
              ...printers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {printers?.length === 0 && <NoPrinter branch={order.branch.id} hasOther={ofBranch?.length !== 0} />}
        {printers && printers.length > 0 && !hasUsual && (
          <p className={classes.hint}>
            Für dieses Dokument ist kein Drucker vorgesehen, wählen Sie einen anderen. Welcher Drucker was
            druckt, steht unter <Link to="/devices">Geräte</Link>.
          </p>
        )}
        {marks.hints.map((hint) => (
          <p key={hint} className={classes.hint}>
            {hint}
          </p>
        ))}
        <Group justify="flex-end">
          <PdfButton url={url} params={{ format: 'pdf', ...version }} />
          {mayPrint && printers?.length !== 0 && (
            <Button
              loading={isLoading}
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => void send()}
            >
              {marks.button}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
