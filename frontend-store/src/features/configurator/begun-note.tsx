/** Says that what was chosen here before is still there, and offers to drop it. */
export const BegunNote = ({ onDrop }: { onDrop(): void }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 border-l-8 border-mustard bg-mustard-pale py-1 pr-2 pl-4">
    Ihre Auswahl von vorhin ist noch da.
    <button type="button" className="link min-h-11" onClick={onDrop}>
      Verwerfen
    </button>
  </p>
);
