/** The text without control characters and halves of letters, which nobody reads and PostgreSQL does not store. */
export const printableText = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, '');
