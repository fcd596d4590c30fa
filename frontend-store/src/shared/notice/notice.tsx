import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../icon.js';
import { type Notice, noticeLeft } from './notice-slice.js';

const SHOWN_FOR = 3_500;

/** The place where notices appear, announced to screen readers. */
export function NoticeArea() {
  const { text, number } = useSelector((state: { notice: Notice }) => state.notice);
  const dispatch = useDispatch();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => dispatch(noticeLeft()), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [text, number, dispatch]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-50 mx-auto max-w-md desktop:bottom-8"
    >
      {text !== '' && (
        <p
          key={number}
          className="arriving flex items-center gap-3 bg-ink px-5 py-4 font-semibold text-paper shadow-card"
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
