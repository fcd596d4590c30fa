import { AlreadyRunsError, claimDataFolder } from '@bestellwerk/embedded/process/claim-folder';
import { untilDone, type Waiting } from './until-done.js';

/**
 * Claims the data folder for this start, waiting out temporary failures, such as a full folder for temporary files. Rejects
 * when another start has it.
 */
export async function claim(dataDir: string, waiting: Waiting): Promise<void> {
  const other = await untilDone(async () => {
    try {
      await claimDataFolder(dataDir);
    } catch (error) {
      if (error instanceof AlreadyRunsError) return error;
      throw error;
    }
  }, waiting);
  if (other) throw other;
}
