import { Button } from '@mantine/core';
import { type CSSProperties, useId, useState } from 'react';
import { useOnPaper } from '../../shared/ui/use-on-paper.js';
import { MemberCard } from './member-card.js';
import type { PresenceGroup as Group } from './presence-states.js';
import classes from './team-page.module.css';

/** More of the missing would push those who are there off the screen. */
const FIRST_MISSING = 6;

const words = {
  ...{ missing: 'Fehlt', working: 'Im Dienst', paused: 'In Pause', elsewhere: 'In einer anderen Filiale' },
  ...{ coming: 'Kommt noch', away: 'Nicht da' },
};

interface Properties extends Group {
  /** Others who are not there are in groups of their own. */
  isRest: boolean;
}

/** Those of a team who are in the same state. */
export function PresenceGroup({ state, members, isRest }: Properties) {
  const title = useId();
  const list = useId();
  const [isWhole, setIsWhole] = useState(false);
  const onPaper = useOnPaper();
  const isLong = state === 'missing' && members.length > FIRST_MISSING;
  const shown = isLong && !isWhole && !onPaper ? members.slice(0, FIRST_MISSING) : members;
  return (
    <div className={classes.group} style={{ '--cards': shown.length } as CSSProperties}>
      <div className={classes.groupHead}>
        <h3 id={title}>{`${isRest ? 'Sonst nicht da' : words[state]} (${members.length})`}</h3>
        {isLong && (
          <Button
            variant="default"
            size="xs"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? `Nur ${FIRST_MISSING} zeigen` : `Alle ${members.length} zeigen`}
          </Button>
        )}
      </div>
      <ul id={list} className={classes.team} aria-labelledby={title}>
        {shown.map((member) => (
          <MemberCard key={member.user} member={member} state={state} />
        ))}
      </ul>
    </div>
  );
}
