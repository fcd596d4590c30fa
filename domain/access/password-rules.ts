const SHORTEST = 10;
const LONGEST = 200;

/** Personal data that the person's password must not consist of. */
export interface PersonalWords {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What is wrong with a new password, in German; null if it keeps the rules. Does not check a list of common ones. */
export function passwordProblem(password: string, person: PersonalWords): string | null {
  if (password.length < SHORTEST) return `Bitte wählen Sie mindestens ${SHORTEST} Zeichen.`;
  if (password.length > LONGEST) return `Bitte wählen Sie höchstens ${LONGEST} Zeichen.`;
  return isNearlyOneOf(personalWordsOf(person), password)
    ? 'Bitte wählen Sie ein Passwort, das nicht aus Ihrem Namen oder Ihrer E-Mail besteht.'
    : null;
}

/** Everything by which the person is called. */
export function personalWordsOf({ username, email, firstName, lastName }: PersonalWords): string[] {
  const [mailbox = ''] = email.split('@', 1);
  return [username, email, mailbox, firstName, lastName, firstName + lastName, lastName + firstName].filter(
    Boolean,
  );
}

/** Whether a password is one of the words with at most three characters before or after it. */
function isNearlyOneOf(words: readonly string[], password: string): boolean {
  const typed = plain(password);
  return words
    .map(plain)
    .some((word) => word.length > 0 && typed.includes(word) && typed.length - word.length <= 3);
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s._-]/g, '');
