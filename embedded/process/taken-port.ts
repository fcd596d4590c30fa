/** @param variable the environment variable that names another port */
export const takenPort = (port: number, variable: string): Error =>
  new Error(
    `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set ${variable} to another port`,
  );
