/** The last four places of a device's id, for telling screens apart across a room. */
export const screenMark = (device: string): string => device.slice(-4).toUpperCase();
