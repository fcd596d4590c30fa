interface Properties {
  title: string;
  /** Why nothing is shown; null while the first answer is awaited. */
  text: string | null;
}

/** Instead of a list that cannot be shown. */
export function DisplayNotice({ title, text }: Properties) {
  return (
    <section className="display-notice">
      <h1>{title}</h1>
      <p role="status">{text ?? 'Die Verbindung wird aufgebaut …'}</p>
    </section>
  );
}
