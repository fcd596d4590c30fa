import { useState } from 'react';
import classes from './card-comment.module.css';
import { commentLength } from './comment-length.js';

/** What the guest wrote. Of a long text four lines are shown, and the others in their place on demand. */
export function CardComment({ text, name }: { text: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const length = commentLength(text);
  return (
    <div className={classes.comment} data-length={length} data-open={isOpen || undefined}>
      <p>{text}</p>
      {length !== 'short' && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'weniger' : 'mehr'} vom Kommentar: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'weniger' : 'mehr'}
        </button>
      )}
    </div>
  );
}
