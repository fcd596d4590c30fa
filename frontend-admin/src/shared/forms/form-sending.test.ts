import { expect, test } from '@jest/globals';
import { formErrorsOf } from './form-sending.js';

const failure = {
  status: 422,
  errors: [
    { field: 'endedAt', message: 'Das Ende muss nach dem Beginn liegen.' },
    { field: 'endedAt', message: 'Das Ende darf nicht in der Zukunft liegen.' },
    { field: null, message: 'Dieser Dienst läuft noch.' },
    { field: 'secret', message: 'Unbekanntes Feld.' },
  ],
};

test('each field gets its first message, and errors of other fields become general errors', () => {
  expect(formErrorsOf(failure, (field) => field !== 'secret')).toEqual({
    fields: { endedAt: 'Das Ende muss nach dem Beginn liegen.' },
    general: 'Dieser Dienst läuft noch. Unbekanntes Feld.',
  });
});

test('an error that is not from the server is reported as unknown', () => {
  expect(formErrorsOf(new Error('oops'))).toEqual({
    fields: {},
    general: 'Ein unbekannter Fehler ist aufgetreten.',
  });
});
