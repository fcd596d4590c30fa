import { type FormEvent, useState } from 'react';
import type { PublicOrder } from '@bestellwerk/domain/contracts/order.schema';
import { isAnswerKnown, isApiFailure, messageOf } from '@bestellwerk/ui/api/api-failure';
import { useSubmitReviewMutation } from '../../shared/order/order-api.js';

const questions = {
  rating: 'Wie zufrieden sind Sie insgesamt?',
  foodRating: 'Wie war das Essen?',
  serviceRating: 'Wie war der Service?',
  processRating: 'Wie einfach war das Bestellen?',
} as const;
type Question = keyof typeof questions;
type Ratings = Record<Question, number>;

const MOST_CHARACTERS = 4_000;

const missingIn = (ratings: Partial<Ratings>): Question[] =>
  (Object.keys(questions) as Question[]).filter((question) => ratings[question] === undefined);

const isComplete = (ratings: Partial<Ratings>): ratings is Ratings => missingIn(ratings).length === 0;

/** The questionnaire: four ratings, then an optional comment. Sent once; afterwards it thanks. */
export function OrderReview({
  order: { uid, hash, questionnaireRating, reviewAnswer, branch },
}: {
  order: PublicOrder;
}) {
  const [submit, { isLoading, error }] = useSubmitReviewMutation();
  const [ratings, setRatings] = useState<Partial<Ratings>>({});
  const [comment, setComment] = useState('');
  const [wasTried, setWasTried] = useState(false);

  if (questionnaireRating !== null) {
    return (
      <section
        aria-labelledby="review"
        className="forced-edge rounded-box bg-white p-5 shadow-card tablet:p-8"
      >
        <h2 id="review" className="text-2xl tablet:text-3xl">
          Danke für Ihre Bewertung!
        </h2>
        <p className="mt-2">
          Sie haben uns {questionnaireRating === 1 ? 'einen Stern' : `${questionnaireRating} Sterne`} gegeben.
        </p>
        {reviewAnswer?.text && (
          <figure className="mt-5 border-l-8 border-plum bg-paper-deep p-4">
            <figcaption className="font-semibold">Antwort von {branch.name}</figcaption>
            <blockquote className="mt-1 break-words whitespace-pre-line">{reviewAnswer.text}</blockquote>
          </figure>
        )}
      </section>
    );
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (!isComplete(ratings)) focusOn(event.currentTarget, missingIn(ratings)[0]!);
    else if (!isLoading) void submit({ uid, hash, review: { ...ratings, comment } });
  };
  return (
    <section aria-labelledby="review" className="forced-edge rounded-box bg-white p-5 shadow-card tablet:p-8">
      <h2 id="review" className="text-2xl tablet:text-3xl">
        Wie hat es Ihnen geschmeckt?
      </h2>
      <form onSubmit={send} className="mt-5 space-y-5">
        {(Object.keys(questions) as Question[]).map((question) => (
          <Stars
            key={question}
            name={question}
            label={questions[question]}
            value={ratings[question]}
            isMissing={wasTried && ratings[question] === undefined}
            onChange={(stars) => setRatings({ ...ratings, [question]: stars })}
          />
        ))}
        {isComplete(ratings) && (
          <label className="block font-semibold">
            Möchten Sie uns noch etwas mitteilen? (optional)
            <textarea
              className="field mt-1 min-h-28"
              maxLength={MOST_CHARACTERS}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </label>
        )}
        {error && (
          <p role="alert" className="border-l-8 border-alarm bg-alarm-pale p-4 font-semibold">
            {failureText(error)}
          </p>
        )}
        <button type="submit" className="button-main w-full tablet:w-auto" aria-disabled={isLoading}>
          {isLoading ? 'Wird gesendet …' : 'Bewertung senden'}
        </button>
      </form>
    </section>
  );
}

const focusOn = (form: HTMLFormElement, question: Question): void =>
  form.querySelector<HTMLInputElement>(`input[name="${question}"]`)?.focus();

/** A refusal in the server's words; otherwise what did not work before its reason. */
function failureText(error: unknown): string {
  const isRefused = isApiFailure(error) && isAnswerKnown(error);
  return `${isRefused ? '' : 'Bewertung konnte nicht gesendet werden. '}${messageOf(error)}`;
}

interface StarsProps {
  name: Question;
  label: string;
  value: number | undefined;
  isMissing: boolean;
  onChange(stars: number): void;
}

/** One to five stars; radio buttons, so that arrow keys choose. */
const Stars = ({ name, label, value = 0, isMissing, onChange }: StarsProps) => (
  <fieldset
    aria-describedby={isMissing ? `${name}-fehler` : undefined}
    className={`flex flex-wrap items-center justify-between gap-x-6 ${isMissing ? 'border-l-4 border-alarm pl-3' : ''}`}
  >
    <legend className="float-left font-semibold">{label}</legend>
    <div className="flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-11 place-items-center has-focus-visible:outline-3 has-focus-visible:outline-plum"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === stars}
            onChange={() => onChange(stars)}
            aria-label={stars === 1 ? '1 Stern' : `${stars} Sterne`}
          />
          <Star isFilled={stars <= value} />
        </label>
      ))}
    </div>
    {isMissing && (
      <p id={`${name}-fehler`} className="w-full text-sm font-semibold text-alarm">
        Bitte wählen Sie einen bis fünf Sterne aus.
      </p>
    )}
  </fieldset>
);

const Star = ({ isFilled }: { isFilled: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="30"
    height="30"
    aria-hidden="true"
    className={isFilled ? 'text-plum' : 'text-ink-soft'}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
  >
    <path d="m12 2.8 2.8 6 6.4.8-4.7 4.5 1.2 6.5-5.7-3.2-5.7 3.2 1.2-6.5L2.8 9.6l6.4-.8z" />
  </svg>
);
