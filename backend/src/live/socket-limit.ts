const MOST_PER_ADDRESS = 200;

/** How many sockets one address holds: a house with many screens has dozens, a flood has thousands. */
export class SocketLimit {
  private readonly open = new Map<string, number>();

  constructor(private readonly most = MOST_PER_ADDRESS) {}

  hasRoom(address: string): boolean {
    return (this.open.get(address) ?? 0) < this.most;
  }

  /** Counts one until the function that it answers is called. */
  hold(address: string): () => void {
    this.add(address, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.add(address, -1);
      isHeld = false;
    };
  }

  private add(address: string, difference: number): void {
    const count = (this.open.get(address) ?? 0) + difference;
    if (count > 0) this.open.set(address, count);
    else this.open.delete(address);
  }
}
