import type { ReactNode } from 'react';

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** A text whose addresses can be followed. */
export const withLinks = (text: string): ReactNode[] =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
