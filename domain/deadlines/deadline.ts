/** What is checked at the deadline: a place, an order, a command, an activity. */
export type DeadlineKind = 'place' | 'missed-order' | 'command-expiry' | 'forgotten-activity';

/** Something is to be decided about a stream at an instant, unless an event makes that needless before. */
export interface Deadline {
  /** The same for as long as the same thing is waited for; set again it is moved. */
  readonly key: string;
  readonly kind: DeadlineKind;
  readonly stream: string;
  /** Id of the order, command or activity in that stream. */
  readonly subject: string;
  /** ISO instant. */
  readonly dueAt: string;
}
