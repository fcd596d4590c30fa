import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { Icon } from '../icon.js';
import { addedText, type Notice, lastingNoticeClosed, noticeLeft } from './notice-slice.js';

const SHOWN_FOR = 3_500;

/** The place where notices appear, announced to screen readers; on desktops not over the slip at the right. */
export function NoticeArea() {
  const { text, number, lasting } = useSelector((state: { notice: Notice }) => state.notice);
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => dispatch(noticeLeft()), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [text, number, dispatch]);
  // Runs before the effects of the new page, which may show a notice.
  useLayoutEffect(() => void dispatch(noticeLeft()), [pathname, dispatch]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(6rem_+_var(--lower-edge))] z-50 mx-auto max-w-md space-y-2 short:bottom-[calc(0.5rem_+_var(--lower-edge))] desktop:right-[27rem] desktop:bottom-[calc(2rem_+_var(--lower-edge))]"
    >
      {lasting !== '' && (
        <p className="arriving pointer-events-auto flex items-start gap-3 border-l-8 border-mustard bg-ink py-2 pl-4 text-paper shadow-card">
          <span className="grow py-2">{lasting}</span>
          <button
            type="button"
            aria-label="Hinweis schließen"
            onClick={() => dispatch(lastingNoticeClosed())}
            className="on-plum grid size-11 shrink-0 place-items-center hover:text-mustard"
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      {text !== '' && (
        <p
          key={number}
          className={
            text === addedText
              ? 'sr-only'
              : 'arriving flex items-center gap-3 bg-ink px-5 py-4 font-semibold text-paper shadow-card'
          }
        >
          <span className="text-mustard">
            <Icon name="check" />
          </span>
          {text}
        </p>
      )}
    </div>
  );
}
