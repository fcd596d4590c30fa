/** Whether the page moves by itself at this moment. */
export const ConnectionState = ({ isLive }: { isLive: boolean }) => (
  <p role="status" className="flex items-center gap-2 text-sm font-semibold">
    <span className={`size-2.5 ${isLive ? 'bg-leaf' : 'animate-pulse bg-mustard-deep'}`} aria-hidden="true" />
    {isLive ? 'Live' : 'Verbindung wird wiederhergestellt'}
  </p>
);
