import { Modal, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { useAppDispatch } from '../../shared/api/redux.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { toastShown } from '../../shared/toasts/toasts-slice.js';
import { FormAlert } from '../../shared/ui/notes.js';
import { useAnswerReviewMutation } from './reviews-api.js';
import classes from './reviews.module.css';

const LONGEST = 2_000;

interface Properties {
  /** Null while the dialog is closed. */
  review: ShownReview | null;
  onClose(): void;
}

/** Writes to the guest of a review. */
export function AnswerDialog({ review, onClose }: Properties) {
  return (
    <Modal opened={review !== null} onClose={onClose} title="Bewertung beantworten">
      {review && <AnswerForm review={review} onClose={onClose} />}
    </Modal>
  );
}

function AnswerForm({ review, onClose }: { review: ShownReview; onClose(): void }) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [send, { isLoading }] = useAnswerReviewMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = { order: review.order, text: text.trim() };
    if (answer.text === '') {
      return setErrors({ fields: { text: 'Bitte schreiben Sie eine Antwort.' }, general: null });
    }
    const { error } = await sendOnce(`review-answer:${review.order}`, answer, (idempotencyKey) =>
      send({ ...answer, idempotencyKey }),
    );
    if (error) return setErrors(formErrorsOf(error, (field) => field === 'text'));
    dispatch(toastShown({ kind: 'success', text: 'Antwort gesendet.' }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {review.comment && <blockquote className={classes.comment}>{review.comment}</blockquote>}
        <FormAlert text={errors.general} />
        <Textarea
          label="Antwort"
          description="Geht als E-Mail an den Gast und kann nicht zurückgeholt werden."
          value={text}
          error={errors.fields.text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          maxLength={LONGEST}
          autosize
          minRows={4}
          data-autofocus
        />
        <FormEnd action="Antwort senden" isWorking={isLoading} onBack={onClose} />
      </Stack>
    </form>
  );
}
