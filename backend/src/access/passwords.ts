import { hash, verify } from '@node-rs/argon2';

const UNKNOWN_USER = await hash('nobody has this password');

/** argon2id with the parameters recommended by OWASP (19 MiB, 2 passes), which are the library's defaults. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Takes as long for an account that does not exist (null) as for one that does. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? UNKNOWN_USER, password);
  return matches && passwordHash !== null;
}
