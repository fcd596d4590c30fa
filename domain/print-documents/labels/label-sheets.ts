/** A sheet of labels on A4. Millimetres. */
export interface LabelSheet {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** From the left edge of one label to that of the next, and from top to top. */
  readonly pitchX: number;
  readonly pitchY: number;
  readonly marginLeft: number;
  readonly marginTop: number;
}

export const A4 = { width: 210, height: 297 } as const;

/** Compact: 45.7 × 21.2 mm, as Avery Zweckform L6009 and L4778. Detail: 96 × 50.8 mm, as L4744. */
export const labelSheets = {
  compact: {
    ...{ rows: 12, columns: 4, width: 45.7, height: 21.2 },
    ...{ pitchX: 48.3, pitchY: 21.2, marginLeft: 9.7, marginTop: 21.4 },
  },
  detail: {
    ...{ rows: 5, columns: 2, width: 96, height: 50.8 },
    ...{ pitchX: 97, pitchY: 50.8, marginLeft: 8.5, marginTop: 21.5 },
  },
} as const satisfies Record<string, LabelSheet>;
export type LabelFormat = keyof typeof labelSheets;

export const labelsPerSheet = ({ rows, columns }: LabelSheet): number => rows * columns;

/** How often each label of an order can be had, and by how much a sheet can be moved, in tenths of a millimetre. */
export const MOST_LABEL_COPIES = 10;
export const MOST_OFFSET = 100;

/** How a printer's paper lies, and where a sheet that was begun goes on. */
export interface SheetUse {
  /** The first free label, from 1, line by line. */
  readonly start: number;
  /** Tenths of a millimetre; positive is to the right and down. */
  readonly offsetX: number;
  readonly offsetY: number;
}

/** That a sheet does not have a label; null if it does. */
export const refusedStart = (format: LabelFormat, start: number): string | null =>
  refusedCount(start, 1, labelsPerSheet(labelSheets[format]));

/** That a number is not one of those that can be chosen; null if it is. */
export const refusedCount = (count: number, least: number, most: number): string | null =>
  Number.isInteger(count) && count >= least && count <= most
    ? null
    : `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein.`;

export interface PlacedLabel<Label> {
  readonly label: Label;
  /** From 0. */
  readonly page: number;
  /** Millimetres from the left and the top edge of the paper. */
  readonly x: number;
  readonly y: number;
}

/** Where each label goes: line by line from the first free one on, then on full sheets. */
export function placeLabels<Label>(
  sheet: LabelSheet,
  labels: readonly Label[],
  { start, offsetX, offsetY }: SheetUse,
): PlacedLabel<Label>[] {
  const perSheet = labelsPerSheet(sheet);
  const first = Math.min(Math.max(Math.trunc(start) || 1, 1), perSheet) - 1;
  return labels.map((label, index) => {
    const place = first + index;
    const onSheet = place % perSheet;
    return {
      label,
      page: Math.floor(place / perSheet),
      x: tenths(sheet.marginLeft + (onSheet % sheet.columns) * sheet.pitchX + offsetX / 10),
      y: tenths(sheet.marginTop + Math.floor(onSheet / sheet.columns) * sheet.pitchY + offsetY / 10),
    };
  });
}

const tenths = (millimetres: number): number => Math.round(millimetres * 10) / 10;
