import { type Part, type PartState, type Supervision, supervise } from '@bestellwerk/embedded/supervise';

/** First to be stopped first, each with the most milliseconds that may take. All together stay below 5 s. */
const stopOrder: Readonly<Record<string, number>> = {
  maintenance: 200,
  'frontend-store': 200,
  'frontend-admin': 200,
  'frontend-devices': 200,
  backend: 1500,
  projections: 900,
  'payment-sandbox': 200,
  eventstore: 700,
  postgres: 1200,
};

interface Member {
  readonly cancel: AbortController;
  readonly supervision: Promise<Supervision>;
}

/** Parts that start side by side, are kept alive, and stop in their order. */
export class ProcessGroup {
  private readonly members = new Map<string, Member>();
  private readonly known = new Map<string, PartState>();
  private stopping: Promise<void> | undefined;

  constructor(private readonly onProgress: (line: string) => void) {}

  /** How each part is that was ever started, in the order of their starts. */
  get states(): readonly PartState[] {
    return [...this.known.values()];
  }

  /** Starts a part and keeps it alive from then on. Resolves with its address; rejects when its settings are wrong. */
  async start(part: Part): Promise<string> {
    if (this.stopping) throw new Error('stopped while starting');
    const cancel = new AbortController();
    const supervision = supervise([part], {
      onProgress: this.onProgress,
      onState: (state) => this.known.set(state.name, state),
      signal: cancel.signal,
      stopWithinMs: stopOrder[part.name]!,
    });
    this.members.set(part.name, { cancel, supervision });
    const { addresses } = await supervision;
    return addresses[part.name]!;
  }

  /** Stops one part, if it was ever started, and forgets it. */
  async end(name: string): Promise<void> {
    await this.stopMember(name);
    this.members.delete(name);
    this.known.delete(name);
  }

  /** Stops all parts one after the other, also those that are still starting. */
  stop(): Promise<void> {
    return (this.stopping ??= this.stopInOrder());
  }

  private async stopInOrder(): Promise<void> {
    for (const name of Object.keys(stopOrder)) await this.stopMember(name);
  }

  private async stopMember(name: string): Promise<void> {
    const member = this.members.get(name);
    if (!member) return;
    member.cancel.abort();
    await member.supervision.then(
      (supervision) => supervision.stop(),
      () => undefined,
    );
  }
}
