import classes from './page-head.module.css';

interface Properties {
  /** Which days and branches: the branch is chosen in the frame, for all pages, and is printed here only. */
  what: string;
  /** By which day they count. */
  days: string;
}

/** Below the heading of a page of money. */
export const AboutFigures = ({ what, days }: Properties) => (
  <>
    <strong className={classes.about}>{what}</strong>
    <span className={classes.days}>{days}</span>
  </>
);
