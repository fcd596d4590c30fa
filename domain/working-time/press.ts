/** Somebody presses a button: the server's clock counts, the device's is kept beside it. */
export interface Press {
  readonly at: string;
  readonly deviceAt: string | null;
}
