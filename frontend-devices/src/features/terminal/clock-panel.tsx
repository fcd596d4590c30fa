import { useState } from 'react';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';
import { useRest } from '@bestellwerk/ui/working-time/use-rest';
import { storedText } from '@bestellwerk/ui/storage/stored-formats';
import type { Credentials } from './credentials.js';
import { type Action, actionLabels, choiceFor, takenLabels } from './clock-actions.js';
import { EndQuestion } from './end-question.js';
import { useTerminal } from './store.js';
import type { Me } from './terminal-api.js';
import { useClockAction } from './use-clock-action.js';

/** Storage key of the branch chosen last on this terminal. */
const BRANCH = 'terminal-branch';

interface Properties {
  readonly who: Credentials;
  readonly me: Me;
  /** Where today's shift is. */
  readonly shiftBranch: string | null;
}

export function ClockPanel({ who, me, shiftBranch }: Properties) {
  const { lastAction } = useTerminal();
  const { take, again } = useClockAction(who);
  const [chosen, setChosen] = useState<string | null>(() => readStored(deviceStorage, BRANCH, storedText));
  /** The activity whose end is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const { next, others } = choiceFor(me.activity);
  const known = [chosen, shiftBranch].find((id) => me.branches.some((branch) => branch.id === id));
  const branch = known ?? me.branches[0]?.id ?? null;
  const isSending = lastAction.state === 'sending';
  const isUnsure = lastAction.state === 'lost';
  const isResting = useRest(lastAction.state === 'taken' ? lastAction : null);
  const isAsking = asked !== null && asked === me.activity?.id;

  const choose = (id: string) => {
    setChosen(id);
    writeStored(deviceStorage, BRANCH, storedText, id);
  };
  const button = (action: Action, className: string) => (
    <button
      key={action}
      type="button"
      className={className}
      disabled={isSending || isUnsure || isResting}
      aria-busy={isSending && lastAction.request.action === action}
      onClick={() => (action === 'end' ? setAsked(me.activity?.id ?? null) : void take(action, branch))}
    >
      {isSending && lastAction.request.action === action ? 'Wird gesendet …' : actionLabels[action]}
    </button>
  );

  return (
    <section className="press" aria-label="Stempeln">
      {next === 'start' && me.branches.length > 1 && (
        <fieldset className="press-branches">
          <legend>Wo arbeiten Sie heute?</legend>
          {me.branches.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="branch" checked={id === branch} onChange={() => choose(id)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {isAsking ? (
        <EndQuestion
          isFirst={next === 'end'}
          isInPause={me.activity?.status === 'paused'}
          onEnd={() => {
            setAsked(null);
            void take('end', branch);
          }}
          onBack={() => setAsked(null)}
        />
      ) : (
        <div className="press-buttons">
          {button(next, `press-next is-${next}`)}
          {others.map((action) => button(action, 'press-other'))}
        </div>
      )}
      <div aria-live="polite">
        {lastAction.state === 'taken' && <p className="press-taken">{takenLabels[lastAction.action]}</p>}
        {lastAction.state === 'refused' && <p className="terminal-problem">{lastAction.message}</p>}
        {isUnsure && (
          <div className="terminal-problem">
            <p>Antwort ging verloren. Ob Ihr Stempel gezählt hat, ist noch nicht bekannt.</p>
            <button className="button-main" type="button" onClick={() => void again(lastAction.request)}>
              Noch einmal senden
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
