export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string | undefined>; show?: boolean },
): Promise<{ code: number; output: string }>;
