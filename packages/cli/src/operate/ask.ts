import type { DeskRequest } from '@bastide/server';
import { Refusal } from '../program/command.ts';
import type { Io } from '../program/io.ts';
import { foreignFolders } from '../program/registry.ts';

/** Asks whoever has the store; what can't be done is told without a stack. */
export async function ask(io: Io, request: DeskRequest): Promise<object> {
  const { askDesk, ConfigError, DeskRefusal, readConfig, StoreUnavailable } = await import('@bastide/server');
  try {
    const folders = foreignFolders.map(({ folder }) => folder);
    return await askDesk(readConfig(io.env), folders, request);
  } catch (error) {
    if (error instanceof StoreUnavailable)
      throw new Refusal(
        `the games can’t be opened (${error.message}). Another program has them, or they can’t be reached.`,
      );
    if (error instanceof ConfigError || error instanceof DeskRefusal) throw new Refusal(error.message);
    throw error;
  }
}
