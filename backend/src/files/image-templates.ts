/** Width by height to which a template cuts images; null leaves them as they are. */
export const imageTemplates = {
  product: 1,
  category: 1,
  'custom/about': null,
} as const satisfies Record<string, number | null>;
export type ImageTemplate = keyof typeof imageTemplates;
