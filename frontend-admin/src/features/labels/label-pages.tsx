import { useLayoutEffect, useRef } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import {
  A4,
  labelSheets,
  placeLabels,
  type LabelFormat,
  type SheetUse,
} from '@bestellwerk/domain/print-documents/labels/label-sheets';
import type { OrderLabel } from '@bestellwerk/domain/print-documents/labels/order-labels';
import classes from './labels.module.css';

interface Properties {
  format: LabelFormat;
  labels: readonly OrderLabel[];
  use: SheetUse;
  /** Id of the order, for its code. */
  order: string;
  /** Whether a text is longer than its place, and ends with '…'. */
  onMeasured(isCut: boolean): void;
}

const mm = (millimetres: number): string => `calc(${millimetres} * var(--mm))`;

/** The sheets as they come out of the printer, in millimetres. */
export function LabelPages({ format, labels, use, order, onMeasured }: Properties) {
  const sheets = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const texts = [...(sheets.current?.querySelectorAll(`.${classes.item}, .${classes.options}`) ?? [])];
    onMeasured(texts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1));
  }, [format, labels, onMeasured]);
  const sheet = labelSheets[format];
  const placed = placeLabels(sheet, labels, use);
  const pages = Math.max(...placed.map(({ page }) => page + 1), 0);
  return (
    <section ref={sheets} className={classes.preview} aria-label="Bögen">
      <div className={classes.pages}>
        {Array.from({ length: pages }, (_, page) => (
          <ol
            key={page}
            className={classes.page}
            style={{ width: mm(A4.width), height: mm(A4.height) }}
            aria-label={`Bogen ${page + 1} von ${pages}`}
          >
            {placed
              .filter((one) => one.page === page)
              .map(({ label, x, y }) => (
                <li
                  key={label.number}
                  className={classes.label}
                  data-format={format}
                  style={{ left: mm(x), top: mm(y), width: mm(sheet.width), height: mm(sheet.height) }}
                >
                  {format === 'compact' ? <Compact label={label} /> : <Detail label={label} order={order} />}
                </li>
              ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

const Compact = ({ label: { ticket, item, options, number } }: { label: OrderLabel }) => (
  <>
    <p className={classes.line}>
      <strong>{ticket}</strong>
      <span>{number}</span>
    </p>
    <p className={classes.item}>{item}</p>
    <p className={classes.options}>{options}</p>
  </>
);

const Detail = ({ label, order }: { label: OrderLabel; order: string }) => (
  <div className={classes.detail}>
    <div>
      <p className={classes.line}>
        <strong>{label.ticket}</strong>
        <span>{label.number}</span>
      </p>
      <p className={classes.item}>{label.item}</p>
      <p className={classes.options}>{label.options}</p>
      {label.allergens && <p className={classes.allergens}>Allergene: {label.allergens}</p>}
      <p className={classes.foot}>
        {[label.customer, label.mode, label.due, label.branch].filter(Boolean).join(' · ')}
      </p>
    </div>
    <QRCodeSVG
      value={`${location.origin}/backend/orders/${order}`}
      style={{ width: mm(17), height: mm(17) }}
      title={`Code der Bestellung ${label.ticket}`}
    />
  </div>
);
