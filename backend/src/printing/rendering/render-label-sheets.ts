import {
  A4,
  labelSheets,
  placeLabels,
  type LabelFormat,
  type SheetUse,
} from '@bestellwerk/domain/print-documents/labels/label-sheets';
import type { OrderLabel } from '@bestellwerk/domain/print-documents/labels/order-labels';
import qrcode from 'qrcode-generator';
import { fonts } from './fonts.js';
import { pdfFile, POINTS_PER_MM } from './pdf-file.js';

export interface PrintedSheets {
  readonly format: LabelFormat;
  readonly labels: readonly OrderLabel[];
  readonly use: SheetUse;
  /** Of the order in the back office, for the code on detailed labels. */
  readonly url: string;
  readonly title: string;
}

/** Labels on sheets of A4 as a PDF with real text. */
export const renderLabelSheets = ({ format, labels, use, url, title }: PrintedSheets): Promise<Buffer> =>
  pdfFile(title, (pdf) => {
    pdf.registerFont('regular', fonts.condensed).registerFont('bold', fonts.condensedBold);
    const { width, height } = labelSheets[format];
    let pages = 0;
    for (const { label, page, x, y } of placeLabels(labelSheets[format], labels, use)) {
      for (; pages <= page; pages++) pdf.addPage({ size: [A4.width, A4.height].map(points), margin: 0 });
      pdf.save().translate(points(x), points(y));
      // What does not fit on a label must not be on its neighbour.
      pdf.rect(0, 0, points(width), points(height)).clip();
      if (format === 'compact') drawCompact(pdf, label, width);
      else drawDetail(pdf, label, width, url);
      pdf.restore();
    }
  });

const points = (millimetres: number): number => millimetres * POINTS_PER_MM;

/** Millimetres. */
interface TextBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** More than these end with an ellipsis. */
  readonly lines: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
}

/** Writes a text and answers where the next one begins, in millimetres from the top. */
function write(pdf: PDFKit.PDFDocument, text: string, block: TextBlock): number {
  const { x, y, width, size, lines, isBold = false, align = 'left' } = block;
  if (text === '') return y;
  pdf.font(isBold ? 'bold' : 'regular', points(size)).fillColor('#000');
  const lineHeight = pdf.currentLineHeight(true);
  const options = { width: points(width), align, height: lines * lineHeight, ellipsis: true };
  const height = Math.min(pdf.heightOfString(text, options), options.height);
  pdf.text(text, points(x), points(y), options);
  return y + height / POINTS_PER_MM;
}

function drawCompact(pdf: PDFKit.PDFDocument, label: OrderLabel, labelWidth: number): void {
  const [x, width] = [2, labelWidth - 4];
  const head = { x, y: 1.2, width, lines: 1 };
  write(pdf, label.number, { ...head, size: 3, align: 'right' });
  let y = write(pdf, label.ticket, { ...head, size: 5, isBold: true });
  y = write(pdf, label.item, { x, y, width, size: 3.2, lines: 2, isBold: true });
  write(pdf, label.options, { x, y, width, size: 2.5, lines: 2 });
}

/** The side of the code and its distance from the text, in millimetres. */
const CODE = 17;
const PADDING = 3;

function drawDetail(pdf: PDFKit.PDFDocument, label: OrderLabel, labelWidth: number, url: string): void {
  const [x, width] = [PADDING, labelWidth - 3 * PADDING - CODE];
  drawCode(pdf, url, labelWidth - PADDING - CODE, PADDING);
  const head = { x, y: PADDING, width, lines: 1 };
  write(pdf, label.number, { ...head, size: 4, align: 'right' });
  const { customer, mode, due, branch, allergens } = label;
  let y = write(pdf, label.ticket, { ...head, size: 8, isBold: true });
  y = write(pdf, label.item, { x, y, width, size: 4.6, lines: 2, isBold: true });
  y = write(pdf, label.options, { x, y, width, size: 2.9, lines: 4 });
  const named = allergens && `Allergene: ${allergens}`;
  y = write(pdf, named, { x, y: y + 0.8, width, size: 3.5, lines: 1, isBold: true });
  const foot = [customer, mode, due, branch].filter(Boolean).join(' · ');
  write(pdf, foot, { x, y: y + 0.8, width, size: 3.1, lines: 2 });
}

function drawCode(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const side = points(CODE) / modules;
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      if (code.isDark(row, column)) {
        pdf.rect(points(x) + column * side, points(y) + row * side, side, side);
      }
    }
  }
  pdf.fill('#000');
}
