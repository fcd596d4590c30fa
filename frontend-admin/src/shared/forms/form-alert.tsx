import classes from './form-alert.module.css';

/** The general error of a form; renders nothing without one. */
export function FormAlert({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={classes.alert} role="alert">
      {text}
    </p>
  );
}
