/** The description is below its input, so that inputs side by side are aligned. */
export const inputOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'error',
  'description',
];
