import classes from './form-alert.module.css';

/** What is wrong with a form as a whole; nothing while all is well. */
export function FormAlert({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={classes.alert} role="alert">
      {text}
    </p>
  );
}
