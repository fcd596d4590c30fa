/** How the description of the interface tells of a file for spreadsheets. */
export const csvContent = { 'text/csv': { schema: { type: 'string' } } } as const;
