import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

export const sortingInstructions: ScreenReaderInstructions = {
  draggable:
    'Zum Verschieben Leertaste oder Eingabetaste drücken, dann die Pfeiltasten. Leertaste legt ab, Escape bricht ab.',
};

/** Screen reader announcements while an item is moved by keyboard. */
export function sortingAnnouncements(nameOf: (id: UniqueIdentifier) => string): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} aufgenommen.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} liegt bei ${nameOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `${nameOf(active.id)} abgelegt bei ${nameOf(over.id)}.`
        : `${nameOf(active.id)} abgelegt.`,
    onDragCancel: ({ active }) => `Verschieben abgebrochen. ${nameOf(active.id)} bleibt, wo es war.`,
  };
}
