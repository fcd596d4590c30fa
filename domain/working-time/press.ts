/** A button press: the server's time counts, the device's time is only stored. */
export interface Press {
  readonly at: string;
  readonly deviceAt: string | null;
}
