const names = ['date', 'startedAt', 'endedAt', 'branch', 'user', 'reason'];

/** Whether the form of an activity shows a field that the server names. */
export const isEntryField = (field: string): boolean =>
  names.includes(field) || /^pauses\.\d+\.(from|to)$/.test(field);
