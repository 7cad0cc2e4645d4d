import { type Language, sayText } from '@bastide/rules';

/** Words only the command line needs; all others are in the rules' own catalogues. */
const en = {
  title: 'Bastide',
  opponent: '{who} (the program)',
  bot: '{who} ({level})',
  fault: '{who} did not answer well ({kind}: {text}); the first choice was played instead.',
  left: '{n} {n|tile|tiles} left',
  home: 'at home: {list}',
  nothingHome: 'nobody at home',
  asked: '{who}: {what}',
  inHand: 'The tile, as it can be turned:',
  placements: 'Where, as {notation} (the numbers are on the board):',
  choices: 'What, by number or as written on the right:',
  keys: 'a number or the notation · a advice · u undo · s FILE save · q quit · h help',
  overKeys: 'u undo · s FILE save · q or Enter: quit',
  notUnderstood: '“{text}” is none of the choices. Type one of the numbers, or h for help.',
  turnMissing: 'At {x},{y} the tile fits turned by {list}: add one of them, “{x},{y} {first}”.',
  advice: 'The program would choose {n}: {text}',
  undone: 'Taken back: {text}',
  saved: 'Saved in {file}. Go on with: bastide play --resume {file}',
  notSaved: 'It can’t be saved in {file}: {why}. Try another name: s FILE',
  saveWhere: 'Save where? s FILE, for example: s game.json',
  bye: 'Goodbye!',
  won: '{who} wins with {n} {n|point|points}.',
  tied: 'A tie with {n} {n|point|points}: {list}.',
  cropped: '(the board is wider than the screen: not all of it is shown)',
  things: 'Also there: {list}',
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

const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Bastide',
  opponent: '{who} (le programme)',
  bot: '{who} ({level})',
  fault: '{who} n’a pas bien répondu ({kind} : {text}) ; le premier choix a été joué à la place.',
  left: '{n} {n|tuile restante|tuiles restantes}',
  home: 'en réserve : {list}',
  nothingHome: 'plus personne en réserve',
  asked: '{who} : {what}',
  inHand: 'La tuile, telle qu’on peut la tourner :',
  placements: 'Où, en écrivant {notation} (les numéros sont sur le plateau) :',
  choices: 'Que faire, par son numéro ou comme écrit à droite :',
  keys: 'un numéro ou la notation · a conseil · u reprendre · s FICHIER sauver · q quitter · h aide',
  overKeys: 'u reprendre · s FICHIER sauver · q ou Entrée : quitter',
  notUnderstood: '« {text} » n’est pas un des choix. Tapez un des numéros, ou h pour l’aide.',
  turnMissing: 'En {x},{y} la tuile va tournée de {list} : ajoutez l’un d’eux, « {x},{y} {first} ».',
  advice: 'Le programme choisirait {n} : {text}',
  undone: 'Repris : {text}',
  saved: 'Sauvé dans {file}. Pour continuer : bastide play --resume {file}',
  notSaved: 'Impossible de sauver dans {file} : {why}. Essayez un autre nom : s FICHIER',
  saveWhere: 'Sauver où ? s FICHIER, par exemple : s partie.json',
  bye: 'Au revoir !',
  won: '{who} gagne avec {n} {n|point|points}.',
  tied: 'Égalité à {n} {n|point|points} : {list}.',
  cropped: '(le plateau est plus large que l’écran : on n’en voit qu’une partie)',
  things: 'Aussi là : {list}',
  help: `On vous demande une chose à la fois. Répondez par le numéro d’un choix, ou écrivez-le.

  3               le choix de ce numéro
  0,-1 90         une tuile : la case, et de combien elle est tournée vers la droite
  place …         ou tout choix comme il est écrit dans la liste
  a               conseil : ce que ferait le programme
  u               reprendre votre dernier choix
  b               montrer de nouveau le plateau
  s FICHIER       sauver ; une sauvegarde est une partie enregistrée, que « bastide replay FICHIER » peut vérifier
  q               quitter ; la partie est sauvée et peut être reprise

Sur le plateau : # ville, . pré, - | route, o fin de routes, ~ rivière, M abbaye, G jardin ; les autres lettres sont des
symboles ({marks}). Les chiffres 1 à 8 sont les pions de ces joueurs. x va vers la droite, y vers le bas.`,
  helpFigures: 'Une lettre devant le chiffre dit de quel pion il s’agit : {figures}.',
};

export type PhraseKey = keyof typeof en;

export function phrase(
  lang: Language,
  key: PhraseKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return sayText(lang, { en, fr }[lang][key], params);
}
