import type { Command } from './command.ts';
export const play: Command = { name: 'play', summary: '', help: '', options: {}, words: 0, run: async () => 0 };
