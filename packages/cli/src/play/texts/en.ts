/** Words only the command line needs; all others are in the rules' own catalogues. */
export const en = {
  title: 'Bastide',
  opponent: '{who} (the program)',
  bot: '{who} ({level})',
  fault: '{who} gave no valid answer ({kind}: {text}); the first choice was played instead.',
  left: '{n} {n|tile|tiles} left',
  home: 'at home: {list}',
  nothingHome: 'nobody at home',
  asked: '{who}: {what}',
  inHand: 'The tile, turned each way:',
  placements: 'Where? Write {notation} (the numbers are on the board):',
  choices: 'What now? Give the number, or what is written on the right:',
  keys: 'a number or the notation · a advice · u undo · s FILE save · q quit · h help',
  overKeys: 'u undo · s FILE save · q or Enter: quit',
  notUnderstood: '“{text}” is not one of the choices. Type one of the numbers, or h for help.',
  at: 'at {x},{y}',
  turnMissing: 'At {x},{y} the tile fits turned by {list}: say which, for example “{x},{y} {first}”.',
  advice: 'The program would choose {n}: {text}',
  undone: 'Taken back: {text}',
  saved: 'Saved in {file}. To continue: bastide play --resume {file}',
  notSaved: 'Can’t save to {file}: {why}. Try another name: s FILE',
  saveWhere: 'Save where? s FILE, for example: s game.json',
  bye: 'Goodbye!',
  won: '{who} wins with {n} {n|point|points}.',
  tied: 'A tie with {n} {n|point|points}: {list}.',
  cropped: '(the board is wider than the screen: not all of it is shown)',
  things: 'Also on the board: {list}',
  help: `You are asked one thing at a time. Answer with the number of a choice, or write it out.

  3               the choice of that number
  0,-1 90         a tile: the cell, and by how much it is turned clockwise
  place …         or any choice as it is written in the list
  a               advice: what the program would do
  u               take back your last choice
  b               show the board again
  s FILE          save; a save is a record, and “bastide replay FILE” can check it
  q               quit; the game is saved and can be resumed

On the board: # city, . field, - | road, o where roads end, ~ river, M monastery, G garden; other letters are marks
({marks}). The numbers 1 to 8 are figures of those players. x grows to the right, y downwards.`,
  helpFigures: 'A letter before the number tells what figure it is: {figures}.',
} as const;

export type PhraseKey = keyof typeof en;
