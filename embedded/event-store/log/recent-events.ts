export interface KnownEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** Where the most recently written events went, by id: how a repeated append without a revision is recognized. */
export class RecentEvents {
  private readonly byId = new Map<string, KnownEvent>();

  constructor(readonly capacity = 50_000) {}

  get(id: string): KnownEvent | undefined {
    return this.byId.get(id);
  }

  add(id: string, event: KnownEvent): void {
    this.byId.set(id, event);
    if (this.byId.size <= this.capacity) return;
    for (const oldest of this.byId.keys()) {
      this.byId.delete(oldest);
      break;
    }
  }

  clear(): void {
    this.byId.clear();
  }
}
