import { describe, expect, test } from '@jest/globals';
import { givenWhenThen } from '../kernel/testing/given-when-then.js';
import fc from 'fast-check';
import { isRefusal } from '../kernel/refusal.js';
import {
  endActivity,
  markForgotten,
  pauseActivity,
  type ActionTime,
  resumeActivity,
  startActivity,
} from './clock-decisions.js';
import { at, ended, forgotten, ids, paused, resumed, started, voided } from './testing/activities.js';
import type { WorkingTimeEvent } from './working-time-events.js';
import { workingTimeDecider, type WorkingTime } from './working-time.js';

const { given, outcome } = givenWhenThen(workingTimeDecider);
const now = (time: string): ActionTime => ({ at: at(time), deviceAt: null });
const startIn = (branch: string, press: ActionTime = now('18:00'), activity = ids.second) => ({
  ...press,
  activity,
  branch,
  timeZone: 'Europe/Vienna',
});

const buttons = {
  start: (person: WorkingTime) => startActivity(person, startIn(ids.vienna)),
  startElsewhere: (person: WorkingTime) => startActivity(person, startIn(ids.linz)),
  pause: (person: WorkingTime) => pauseActivity(person, now('18:00')),
  resume: (person: WorkingTime) => resumeActivity(person, now('18:00')),
  end: (person: WorkingTime) => endActivity(person, now('18:00')),
  forget: (person: WorkingTime) => markForgotten(person, ids.first, at('22:00')),
};

const people = {
  new: [],
  working: [started('08:00')],
  paused: [started('08:00'), paused('12:00')],
  workingAgain: [started('08:00'), paused('12:00'), resumed('12:30')],
  gone: [started('08:00'), ended('16:00')],
  justGone: [started('08:00'), ended('17:58')],
  forgotten: [started('02:00'), forgotten('16:00')],
} satisfies Record<string, WorkingTimeEvent[]>;

const table: Record<keyof typeof people, Record<keyof typeof buttons, string>> = {
  new: {
    start: 'ActivityStarted',
    startElsewhere: 'ActivityStarted',
    pause: 'not-working',
    resume: 'not-working',
    end: 'not-working',
    forget: 'nothing',
  },
  working: {
    start: 'nothing',
    startElsewhere: 'working-elsewhere',
    pause: 'ActivityPaused',
    resume: 'nothing',
    end: 'ActivityEnded',
    forget: 'ActivityMarkedForgotten',
  },
  paused: {
    start: 'paused',
    startElsewhere: 'working-elsewhere',
    pause: 'nothing',
    resume: 'ActivityResumed',
    end: 'ActivityEnded',
    forget: 'ActivityMarkedForgotten',
  },
  workingAgain: {
    start: 'nothing',
    startElsewhere: 'working-elsewhere',
    pause: 'ActivityPaused',
    resume: 'nothing',
    end: 'ActivityEnded',
    forget: 'ActivityMarkedForgotten',
  },
  gone: {
    start: 'ActivityStarted',
    startElsewhere: 'ActivityStarted',
    pause: 'not-working',
    resume: 'not-working',
    end: 'not-working',
    forget: 'nothing',
  },
  justGone: {
    start: 'ActivityStarted',
    startElsewhere: 'ActivityStarted',
    pause: 'not-working',
    resume: 'not-working',
    end: 'nothing',
    forget: 'nothing',
  },
  forgotten: {
    start: 'forgotten',
    startElsewhere: 'forgotten',
    pause: 'ActivityPaused',
    resume: 'nothing',
    end: 'ActivityEnded',
    forget: 'nothing',
  },
};

describe.each(Object.entries(table))('who is %s', (person, expected) => {
  test.each(Object.entries(expected))('presses %s: %s', (button, result) => {
    const state = given(...people[person as keyof typeof people]);
    expect(outcome(buttons[button as keyof typeof buttons](state))).toBe(result);
  });
});

describe('a press', () => {
  test('uses the server time and also stores the device time', () => {
    const press = { at: at('08:00'), deviceAt: at('09:17') };
    expect(startActivity(given(), startIn(ids.vienna, press))).toEqual([
      {
        type: 'ActivityStarted',
        data: {
          ...press,
          activity: ids.second,
          branch: ids.vienna,
          businessDate: '2026-11-20',
          timeZone: 'Europe/Vienna',
        },
      },
    ]);
  });

  test('after midnight belongs to the business day before', () => {
    const decision = startActivity(given(), startIn(ids.vienna, { at: at('02:59'), deviceAt: null }));
    expect(decision).toMatchObject([{ data: { businessDate: '2026-11-19' } }]);
  });

  test('is never earlier than the previous one, even if the clock goes back', () => {
    expect(pauseActivity(given(started('08:00')), now('07:59'))).toMatchObject([
      { data: { at: at('08:00') } },
    ]);
    const closed = given(started('08:00'), ended('16:00'));
    expect(startActivity(closed, startIn(ids.vienna, now('15:00')))).toMatchObject([
      { data: { at: at('16:00') } },
    ]);
    const withoutTheVoided = given(started('08:00'), ended('16:00'), voided());
    expect(startActivity(withoutTheVoided, startIn(ids.vienna, now('15:00')))).toMatchObject([
      { data: { at: at('15:00') } },
    ]);
  });

  test('to end during a pause closes the pause at the same instant', () => {
    const { closed } = given(started('08:00'), paused('12:00'), ended('12:30'));
    expect(closed[0]?.record).toMatchObject({
      endedAt: at('12:30'),
      pauses: [{ from: at('12:00'), to: at('12:30') }],
    });
  });
});

test('activities never overlap and their pauses are in order, in any sequence of presses', () => {
  const button = fc.constantFrom('start', 'pause', 'resume', 'end');
  const press = fc.record({ button, minute: fc.integer({ min: 0, max: 59 }) });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      let person = given();
      presses.forEach(({ button, minute }, index) => {
        const time = now(`10:${String(minute).padStart(2, '0')}`);
        const decision =
          button === 'start'
            ? startActivity(person, startIn(ids.vienna, time, `activity ${index}`))
            : { pause: pauseActivity, resume: resumeActivity, end: endActivity }[button](person, time);
        if (!isRefusal(decision)) person = decision.reduce(workingTimeDecider.evolve, person);
      });
      const instants = person.closed.flatMap(({ record }) => [
        record.startedAt,
        ...record.pauses.flatMap(({ from, to }) => [from, to]),
        record.endedAt,
      ]);
      expect(instants).toEqual([...instants].sort());
    }),
  );
});

describe('a shift that nobody ended', () => {
  test('is marked with the instant, once', () => {
    expect(markForgotten(given(started('02:00')), ids.first, at('16:00'))).toEqual([forgotten('16:00')]);
    expect(markForgotten(given(started('02:00'), forgotten('16:00')), ids.first, at('17:00'))).toEqual([]);
  });

  test('is not marked when another one is open, or none', () => {
    expect(markForgotten(given(started('02:00')), ids.second, at('16:00'))).toEqual([]);
    expect(markForgotten(given(), ids.first, at('16:00'))).toEqual([]);
  });
});
