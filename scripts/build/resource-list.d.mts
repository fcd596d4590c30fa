export function resourceList(files: readonly { file: string; content: string }[]): string;
export function resourcePlaces(files: readonly { file: string; content: string }[]): string;
export function renewResourceList(): void;
