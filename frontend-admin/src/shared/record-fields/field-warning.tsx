import classes from './fields.module.css';

/** What is said below a field; null for nothing. It is announced when it changes. */
export const FieldWarning = ({ text }: { text: string | null }) => (
  <p className={classes.warning} role="status" hidden={text === null}>
    {text}
  </p>
);
