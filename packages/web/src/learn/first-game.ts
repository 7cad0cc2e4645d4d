export const FIRST_GAME = 'first-game';
