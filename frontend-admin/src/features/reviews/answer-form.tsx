import { Modal, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { MessageSetup } from '@bestellwerk/domain/contracts/messages.schema';
import type { ShownReview } from '@bestellwerk/domain/contracts/review.schema';
import { useAppDispatch } from '../../shared/api/redux.js';
import { FormEnd } from '../../shared/forms/form-end.js';
import { formErrorsOf, noErrors, sendOnce } from '../../shared/forms/form-sending.js';
import { useMessageSetupQuery } from '../../shared/messages/messages-api.js';
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

/** What is so after saving: whether a mail goes out depends on the server. */
function savedText(setup: MessageSetup | undefined): string {
  if (!setup) return 'Antwort gespeichert.';
  return setup.email.isSetUp
    ? 'Antwort gespeichert. Sie geht als E-Mail an den Gast.'
    : `Antwort gespeichert. ${setup.email.text}`;
}

function AnswerForm({ review, onClose }: { review: ShownReview; onClose(): void }) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const { data: setup } = useMessageSetupQuery();
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
    dispatch(toastShown({ kind: 'success', text: savedText(setup) }));
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {review.comment && <blockquote className={classes.comment}>{review.comment}</blockquote>}
        <FormAlert text={errors.general} />
        <Textarea
          label="Antwort"
          description={
            setup?.email.isSetUp === false
              ? setup.email.text
              : 'Geht als E-Mail an den Gast und kann nicht zurückgeholt werden.'
          }
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
