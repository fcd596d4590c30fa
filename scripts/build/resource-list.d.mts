export function resourceList(files: readonly { file: string; content: string }[]): string;
export function resourcePaths(files: readonly { file: string; content: string }[]): string;
export function renewResourceList(): void;
