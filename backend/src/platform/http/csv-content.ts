/** OpenAPI content of a CSV file. */
export const csvContent = { 'text/csv': { schema: { type: 'string' } } } as const;
