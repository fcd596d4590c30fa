import { Button, NativeSelect, NumberInput, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  labelSheets,
  labelsPerSheet,
  MOST_LABEL_COPIES,
  MOST_OFFSET,
  refusedCount,
  refusedStart,
  type LabelFormat,
} from '@bestellwerk/domain/print-documents/labels/label-sheets';
import {
  allergensIn,
  labelsOf,
  type OrderLabel,
} from '@bestellwerk/domain/print-documents/labels/order-labels';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { useProducts } from '../../shared/catalogue/branch-products.js';
import { useOrderQuery } from '../../shared/orders/orders-api.js';
import { PdfButton } from '../../shared/printing/pdf-button.js';
import { FailedRead } from '../../shared/request-status/failed-read.js';
import { RequireOrderAccess } from '../../shared/session/require-access.js';
import { FormNote } from '../../shared/ui/notes.js';
import filters from '../../shared/ui/filters.module.css';
import { PageHead } from '../../shared/ui/page-head.js';
import { LabelPages } from './label-pages.js';
import classes from './labels.module.css';
import { knownOffset, keepOffset } from './label-offset.js';

/** The labels of an order on sheets of A4, printed by the browser. */
export default function OrderLabelsPage() {
  return (
    <RequireOrderAccess>
      <Labels id={useParams().id ?? ''} />
    </RequireOrderAccess>
  );
}

const formats: readonly { value: LabelFormat; label: string }[] = [
  { value: 'compact', label: 'Kompakt, 12 × 4' },
  { value: 'detail', label: 'Ausführlich, 5 × 2' },
];

/** How long a wish can be for the detailed label, where each letter is a wide one. */
const FITS_DETAIL = 140;

const tooLong = (format: LabelFormat, labels: readonly OrderLabel[]): string => {
  const isWholeInDetail = labels.every(({ options }) => options.length <= FITS_DETAIL);
  if (format === 'compact')
    return `Ein Text ist länger als sein Etikett und endet mit „…“. „Ausführlich“ zeigt ${isWholeInDetail ? 'ihn ganz' : 'mehr davon'}.`;
  return 'Ein Text ist länger als sein Etikett und endet mit „…“. Ganz steht er auf dem Küchenbon.';
};

function Labels({ id }: { id: string }) {
  const { data: order, isError } = useOrderQuery(id);
  const products = useProducts();
  const timeZone = useBranchTimeZone(order?.branch.id ?? '');
  const [address, setAddress] = useSearchParams();
  const [offset, setOffset] = useState(knownOffset);
  const format: LabelFormat = address.get('format') === 'detail' ? 'detail' : 'compact';
  const perSheet = labelsPerSheet(labelSheets[format]);
  const [isCut, setCut] = useState(false);
  const start = Number(address.get('start') ?? 1);
  const copies = Number(address.get('copies') ?? 1);
  const isRefused =
    refusedStart(format, start) !== null ||
    refusedCount(copies, 1, MOST_LABEL_COPIES) !== null ||
    Object.values(offset).some((one) => refusedCount(one, -MOST_OFFSET, MOST_OFFSET) !== null);
  const change = (name: string, value: string | number) => {
    setAddress(
      (known) => {
        known.set(name, String(value));
        return known;
      },
      { replace: true },
    );
  };
  const move = (changes: Partial<typeof offset>) => {
    const next = { ...offset, ...changes };
    setOffset(next);
    if (Object.values(next).every((one) => refusedCount(one, -MOST_OFFSET, MOST_OFFSET) === null))
      keepOffset(next);
  };
  // Only the detailed ones name allergens: the others need no catalogue.
  const isAwaited = !order || (format === 'detail' && !products);
  const labels = useMemo(
    () =>
      isAwaited || isRefused
        ? []
        : labelsOf(
            order,
            { timeZone, printedAt: new Date(), allergensOf: allergensIn(products ?? []) },
            copies,
          ),
    [isAwaited, isRefused, order, timeZone, products, copies],
  );
  return (
    <>
      <div className={classes.tools}>
        <PageHead
          title={order ? `Etiketten zu Bestellung ${order.ticketNumber}` : 'Etiketten'}
          note="Auf A4. Bitte im Druckdialog „Tatsächliche Größe“ und keine Ränder wählen."
        >
          <Button
            component={Link}
            to={`/orders/${id}`}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Zur Bestellung
          </Button>
          {!isRefused && (
            <PdfButton
              url={`orders/${id}/label-sheets`}
              params={{ format, start, copies, ...offset, v: order?.revision }}
            />
          )}
          <Button
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={labels.length === 0}
            onClick={() => window.print()}
          >
            Drucken
          </Button>
        </PageHead>
        <FailedRead endpoint="order" />
        <FailedRead endpoint="records" />
        <div className={`${filters.filters} ${classes.choices}`}>
          <NativeSelect
            label="Format"
            value={format}
            data={[...formats]}
            onChange={({ currentTarget: { value } }) => change('format', value)}
          />
          <Count
            label="Erstes freies Etikett"
            value={start}
            least={1}
            most={perSheet}
            onChange={(value) => change('start', value)}
          />
          <Count
            label="Je Stück"
            value={copies}
            least={1}
            most={MOST_LABEL_COPIES}
            onChange={(value) => change('copies', value)}
          />
          <Count
            label="Nach rechts, 1/10 mm"
            value={offset.offsetX}
            least={-MOST_OFFSET}
            most={MOST_OFFSET}
            onChange={(offsetX) => move({ offsetX })}
          />
          <Count
            label="Nach unten, 1/10 mm"
            value={offset.offsetY}
            least={-MOST_OFFSET}
            most={MOST_OFFSET}
            onChange={(offsetY) => move({ offsetY })}
          />
        </div>
        {isCut && labels.length > 0 && <FormNote text={tooLong(format, labels)} />}
        {isAwaited && !isError && (
          <Skeleton height={400} role="status" aria-label="Etiketten werden geladen" />
        )}
      </div>
      {labels.length > 0 && (
        <LabelPages {...{ format, labels, order: id }} use={{ start, ...offset }} onMeasured={setCut} />
      )}
    </>
  );
}

interface CountProperties {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

const Count = ({ label, value, least, most, onChange }: CountProperties) => (
  <NumberInput
    label={label}
    value={value}
    min={least}
    max={most}
    step={1}
    allowDecimal={false}
    clampBehavior="none"
    error={refusedCount(value, least, most)}
    onChange={(next) => {
      if (typeof next === 'number') onChange(next);
    }}
  />
);
