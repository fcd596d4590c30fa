interface Template {
  /** Width by height to which images are cut; null leaves them as they are. */
  readonly ratio: number | null;
  /** Whether all of the file is shown, also where the image is cropped: for whoever crops it. */
  readonly isWhole?: boolean;
}

/** What stands after /image/ in addresses of images that are shown otherwise than as they are. */
export const imageTemplates = {
  product: { ratio: 1 },
  category: { ratio: 1 },
  'custom/about': { ratio: null },
  whole: { ratio: null, isWhole: true },
} as const satisfies Record<string, Template>;
export type ImageTemplate = keyof typeof imageTemplates;

/** Null: the image as it is. */
export const templateOf = (name: ImageTemplate | null): Template =>
  name === null ? { ratio: null } : imageTemplates[name];
