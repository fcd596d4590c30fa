interface Props {
  isLive: boolean;
  /** What is shown may be older than what has happened. */
  isLate: boolean;
}

/** Whether the page moves by itself at this moment, and shows the newest. */
export const ConnectionState = ({ isLive, isLate }: Props) => (
  <p role="status" className="flex items-center gap-2 text-sm font-semibold">
    <span
      className={`size-2.5 shrink-0 ${isLive && !isLate ? 'bg-leaf' : 'animate-pulse bg-mustard-deep'}`}
      aria-hidden="true"
    />
    {isLate ? lateWords : isLive ? 'Live' : 'Verbindung wird wiederhergestellt'}
  </p>
);

const lateWords = 'Die Anzeige hinkt nach und wird gleich aktualisiert';
