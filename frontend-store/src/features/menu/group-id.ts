/** The id of a category's section, for jumps to it. */
export const groupId = (category: string): string => `kategorie-${category}`;

/** Of all products of the menu together. */
export const PRODUCTS_ID = 'produkte';
