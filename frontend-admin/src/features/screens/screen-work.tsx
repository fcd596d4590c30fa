import type { SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import { formatTime } from '@bestellwerk/domain/text/formats';
import { useBranchTimeZone } from '../../shared/branches/use-branches.js';
import { instructionWords } from '@bestellwerk/domain/signage/instruction-words';
import { commandStatusLabels } from './command.labels.js';
import { AbortButton } from './abort-button.js';
import { CommandTrack } from './command-track.js';
import classes from './screens.module.css';

/** What a screen is at, what waits, and what it did last. */
export function ScreenWork({ screen }: { screen: SignageDevice }) {
  const { current, waiting, last } = screen;
  const timeZone = useBranchTimeZone(screen.branch);
  return (
    <div className={classes.work}>
      {current && (
        <section className={classes.current} aria-label={`In Arbeit auf ${screen.name}`}>
          <header>
            <h3>{instructionWords(current.instruction)}</h3>
            <AbortButton screen={screen} command={current} />
          </header>
          <CommandTrack command={current} timeZone={timeZone} />
          {current.progress && (
            <p>
              <progress max={100} value={current.progress.percent} aria-label="Fortschritt" />{' '}
              {current.progress.text}
            </p>
          )}
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-label="Warteschlange">
          <h3 className={classes.small}>
            {waiting.length === 1 ? '1 Befehl wartet' : `${waiting.length} Befehle warten`}
          </h3>
          <ol className={classes.waiting}>
            {waiting.map((command) => (
              <li key={command.id}>
                <span>{instructionWords(command.instruction)}</span>
                <AbortButton screen={screen} command={command} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {!current && waiting.length === 0 && (
        <p className={classes.idle}>
          {last
            ? `Zuletzt: ${instructionWords(last.instruction)}, ${commandStatusLabels[last.status].toLowerCase()} um ${formatTime(new Date(last.steps.at(-1)?.at ?? last.requestedAt), timeZone)}`
            : 'Noch kein Befehl. Senden Sie den ersten.'}
          {last?.error && <span className={classes.error}>{last.error.message}</span>}
        </p>
      )}
    </div>
  );
}
