interface Template {
  /** Width by height to which images are cropped; null keeps their ratio. */
  readonly ratio: number | null;
  /** Whether the crop is ignored, as the crop editor needs the whole file. */
  readonly isWhole?: boolean;
}

/** Templates by the path segment after /image/. */
export const imageTemplates = {
  product: { ratio: 1 },
  category: { ratio: 1 },
  'custom/about': { ratio: null },
  whole: { ratio: null, isWhole: true },
} as const satisfies Record<string, Template>;
export type ImageTemplate = keyof typeof imageTemplates;

/** Null: no template. */
export const templateOf = (name: ImageTemplate | null): Template =>
  name === null ? { ratio: null } : imageTemplates[name];
