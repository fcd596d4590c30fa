import { RetryingClient } from '../../chaos/retrying-client.js';
import type { SeededRandom } from '../../chaos/seeded-random.js';
import { administrator } from '../../support/administrator.js';
import { takeawayFormOf } from '../../support/takeaway-form.js';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' });
const DAY_MS = 86_400_000;

/** Guests and staff, each at one of the backends. */
export class People {
  private constructor(
    private readonly offices: readonly RetryingClient[],
    readonly form: Readonly<Record<string, unknown>>,
    readonly branches: readonly string[],
  ) {}

  /** Branches are open all the time; the second one takes money only when it confirms. */
  static async come(urls: readonly string[]): Promise<People> {
    const offices = await Promise.all(urls.map((url) => new RetryingClient(url).signIn(administrator)));
    const { data } = await offices[0]!.ask('GET', '/api/init');
    const branches = data.branches.map(({ id }: { id: string }) => id).slice(0, 2) as string[];
    for (const [index, id] of branches.entries()) await openBranch(offices[0]!, id, index === 1);
    const form = takeawayFormOf(data, 'Versuch');
    return new People(offices, { ...form, items: [...itemsOf(form), ...itemsOf(form)] }, branches);
  }

  /** Somebody at one of the backends. */
  at(random: SeededRandom): RetryingClient {
    return random.pick(this.offices);
  }

  get office(): RetryingClient {
    return this.offices[0]!;
  }

  get unanswered(): number {
    return this.offices.reduce((sum, { unanswered }) => sum + unanswered, 0);
  }

  get answered(): number {
    return this.offices.reduce((sum, { answered }) => sum + answered, 0);
  }
}

const itemsOf = (form: Record<string, unknown>): readonly unknown[] => form.items as unknown[];

async function openBranch(office: RetryingClient, id: string, isCapturedOnConfirmation: boolean) {
  const { data } = await office.ask('GET', `/api/branches/${id}`);
  const openingHours = [0, 1, 2, 3].map((later) => ({
    type: 'once',
    date: days.format(Date.now() + later * DAY_MS),
    isClosed: false,
    from: null,
    to: null,
  }));
  await office.ask('PUT', `/api/branches/${id}`, {
    headers: { 'if-match': `"${data.revision}"` },
    body: { openingHours: [...data.openingHours, ...openingHours], isCapturedOnConfirmation },
  });
}
