/** The help of a setting that the shop does not follow yet. */
export const notYet = (help: string) => `${help} Noch ohne Wirkung.`;
