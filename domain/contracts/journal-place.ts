/** A place in the journal: of an entry, exactly. */
export interface JournalPlace {
  readonly at: string;
  readonly position: string;
  readonly revision: string;
}

/** As the parameter `before` of the journal has it. */
export const placeText = ({ at, position, revision }: JournalPlace): string =>
  `${at}_${position}_${revision}`;
