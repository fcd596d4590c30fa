import { ratio } from './rows.js';

/** Of fewer, what came in says nothing about an hour of work: in the first minutes of a day it would be thousands. */
const LEAST_MINUTES = 60;

/** In an hour of the week on average; of fewer, who stayed some minutes longer would have brought what came in within an hour. */
const LEAST_PEOPLE = 0.75;

/** Money (decimals, rounded to cents) for each hour of work. */
export const salesPerHour = (gross: number, minutes: number): number =>
  Math.round(ratio(gross, minutes / 60) * 100) / 100;

/** Whether so many minutes of work are enough to say what an hour of them brings. */
export const isEnoughLabour = (minutes: number): boolean => minutes >= LEAST_MINUTES;

/** Whether so many people, on average, are enough to say what an hour of the week brings. */
export const areEnoughPeople = (people: number): boolean => people >= LEAST_PEOPLE;
