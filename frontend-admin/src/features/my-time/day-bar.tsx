import classes from './month-block.module.css';

/** Worked minutes as a bar with a mark at the planned minutes. The figures are shown as text beside it. */
export function DayBar({ worked, planned, longest }: { worked: number; planned: number; longest: number }) {
  const share = (minutes: number) => `${(minutes / longest) * 100}%`;
  return (
    <div
      className={classes.bar}
      style={{ '--worked': share(worked), '--planned': share(planned) } as React.CSSProperties}
      data-planned={planned > 0 || undefined}
      aria-hidden
    />
  );
}
