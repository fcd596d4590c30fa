export function ensureDebianPackages(packages: Readonly<Record<string, string>>): Promise<void>;
