import { useEffect, useId, useRef } from 'react';

interface Properties {
  /** Whether the tapped button is the first of the two. */
  readonly isFirst: boolean;
  readonly isInPause: boolean;
  onEnd(): void;
  onBack(): void;
}

/** The text takes the place of the tapped button, so that a second tap there answers nothing. */
export function EndQuestion({ isFirst, isInPause, onEnd, onBack }: Properties) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  // Scrolling would lay an answer below the finger.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className={`press-buttons press-question ${isFirst ? '' : 'is-second'}`}
      role="group"
      aria-labelledby={id}
    >
      <div className="press-asked">
        <p id={id}>Dienst wirklich beenden?</p>
        <p>
          {isInPause && 'Sie sind gerade in der Pause. '}
          Zurücknehmen kann das Ende nur Ihre Filialleitung.
        </p>
      </div>
      <div className="press-answers">
        <button ref={back} className="press-other" type="button" onClick={onBack}>
          Weiterarbeiten
        </button>
        <button className="press-other" type="button" onClick={onEnd}>
          Ja, beenden
        </button>
      </div>
    </div>
  );
}
