/** The help stands below its input, so that inputs side by side are in line. */
export const inputOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'error',
  'description',
];
