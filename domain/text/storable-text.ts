/** The text without control characters and halves of letters: PostgreSQL refuses some of them, and nobody reads any. */
export const storableText = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, '');
