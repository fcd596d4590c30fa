import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '@bestellwerk/domain/contracts/order.schema';
import { formatDateTime } from '@bestellwerk/domain/text/formats';
import { messageOf } from '@bestellwerk/ui/api/api-failure';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { sendOnce } from '../../shared/forms/form-sending.js';
import { useAddNoteMutation } from '../../shared/orders/order-changes-api.js';
import { useOrderHistoryQuery } from '../../shared/orders/orders-api.js';
import { useMay, useUser } from '../../shared/session/use-user.js';
import { Block } from '../../shared/ui/block.js';
import { actorWords } from './history.labels.js';
import type { PastState } from './past-state.js';
import classes from './notes-block.module.css';

const LONGEST = 1000;

/** What staff wrote about an order for each other, and a field for more. */
export function NotesBlock({ order, past }: { order: StaffOrder; past?: PastState }) {
  const timeZone = useBranchTimeZone(order.branch.id);
  const nameOf = useWriterNames(order.id);
  const mayWrite = useMay()('order.note', order.branch.id) && !past;
  if (!mayWrite && order.notes.length === 0) return null;
  return (
    <Block title="Notizen">
      {order.notes.length > 0 && (
        <ul className={classes.notes} aria-label="Notizen">
          {order.notes.map(({ text, at, actor }, index) => (
            <li key={index}>
              <p className={classes.text}>{text ?? <em>Text gelöscht</em>}</p>
              <p className={classes.who}>
                {formatDateTime(new Date(at), timeZone)}, {nameOf(actor)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <NoteForm order={order.id} />}
    </Block>
  );
}

type Actor = StaffOrder['notes'][number]['actor'];

/** Notes carry ids; the names of people are in the order's history. */
function useWriterNames(order: string): (actor: Actor) => string {
  const { currentData: history } = useOrderHistoryQuery(order);
  const { user } = useUser();
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return ({ kind, id }) => {
    if (id === user.id) return own;
    const name = history?.find(({ actor }) => actor.id === id)?.actor.name ?? null;
    return actorWords({ kind, id, name });
  };
}

/** While no answer is known, sending again sends the same note, not a second one. */
function NoteForm({ order }: { order: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [addNote, { isLoading }] = useAddNoteMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const note = { id: order, text: text.trim() };
    if (note.text === '') return setProblem('Bitte geben Sie eine Notiz ein.');
    const { error } = await sendOnce(`note:${order}`, note, (idempotencyKey) =>
      addNote({ ...note, idempotencyKey }),
    );
    if (error) return setProblem(messageOf(error));
    setProblem(null);
    setText('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label="Neue Notiz, nur für das Team"
        value={text}
        error={problem}
        maxLength={LONGEST}
        autosize
        minRows={1}
        size="md"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" size="md" variant="default" loading={isLoading}>
        Notiz hinzufügen
      </Button>
    </form>
  );
}
