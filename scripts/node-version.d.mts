export function assertNode(version?: string): void;
