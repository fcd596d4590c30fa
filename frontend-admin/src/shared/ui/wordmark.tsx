import classes from './wordmark.module.css';

/** The product's name with its mark, a slip from the kitchen's rail. For dark ground. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 24 28" width="24" height="28" aria-hidden>
        <path fill="var(--bw-amber)" d="M0 0h24v28l-4-3.5L16 28l-4-3.5L8 28l-4-3.5L0 28z" />
        <path fill="#211c18" d="M5 6h14v4H5zm0 7h14v2H5zm0 5h8v2H5z" />
      </svg>
      Bestellwerk
    </span>
  );
}
