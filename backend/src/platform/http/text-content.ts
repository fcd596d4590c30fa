/** OpenAPI content of answers that are no JSON of ours. */
export const textContent = (...mediaTypes: readonly string[]) =>
  Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string' as const } }]));

export const csvContent = textContent('text/csv');
