import { doneWords } from './kitchen-work.js';
import type { KitchenWork } from './use-kitchen-work.js';

/** What was done last, and which taps were lost. Over the lower edge, so that no card moves under a hand. */
export function KitchenEdge({ work: { last, lost, undo } }: { work: KitchenWork }) {
  return (
    <div className="kitchen-edge">
      <div className="kitchen-said">
        <div role="alert">
          {lost.map(({ key, words, reason, again }) => (
            <p key={key} className="kitchen-lost">
              <span>
                {words} {reason}
              </span>
              {again && (
                <button type="button" onClick={again}>
                  Erneut
                </button>
              )}
            </p>
          ))}
        </div>
        <div className="kitchen-last" role="status">
          {last && (
            <>
              <span>{doneWords(last)}</span>
              <button type="button" onClick={undo}>
                Rückgängig
              </button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
