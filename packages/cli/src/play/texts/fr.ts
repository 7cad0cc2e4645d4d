import type { PhraseKey } from './en.ts';

export const fr: Readonly<Record<PhraseKey, string>> = {
  title: 'Bastide',
  opponent: '{who} (le programme)',
  bot: '{who} ({level})',
  fault: '{who} n’a pas donné de réponse valable ({kind} : {text}) ; le premier choix a été joué à la place.',
  left: '{n} {n|tuile restante|tuiles restantes}',
  home: 'en réserve : {list}',
  nothingHome: 'plus personne en réserve',
  asked: '{who} : {what}',
  inHand: 'La tuile, dans tous les sens :',
  placements: 'Où ? Écrivez {notation} (les numéros sont sur le plateau) :',
  choices: 'Que faire ? Donnez le numéro, ou ce qui est écrit à droite :',
  keys: 'un numéro ou la notation · a conseil · u reprendre · s FICHIER enregistrer · q quitter · h aide',
  overKeys: 'u reprendre · s FICHIER enregistrer · q ou Entrée : quitter',
  notUnderstood: '« {text} » n’est pas un des choix. Tapez un des numéros, ou h pour l’aide.',
  at: 'en {x},{y}',
  turnMissing:
    'En {x},{y}, la tuile peut être tournée de {list} : précisez, par exemple « {x},{y} {first} ».',
  advice: 'Le programme choisirait {n} : {text}',
  undone: 'Repris : {text}',
  saved: 'Enregistré dans {file}. Pour continuer : bastide play --resume {file}',
  notSaved: 'Impossible d’enregistrer dans {file} : {why}. Essayez un autre nom : s FICHIER',
  saveWhere: 'Enregistrer où ? s FICHIER, par exemple : s partie.json',
  bye: 'Au revoir !',
  won: '{who} gagne avec {n} {n|point|points}.',
  tied: 'Égalité à {n} {n|point|points} : {list}.',
  cropped: '(le plateau est plus large que l’écran : on n’en voit qu’une partie)',
  things: 'Aussi sur le plateau : {list}',
  help: `On vous demande une chose à la fois. Répondez par le numéro d’un choix, ou écrivez-le.

  3               le choix de ce numéro
  0,-1 90         une tuile : la case, et de combien elle est tournée vers la droite
  place …         ou tout choix comme il est écrit dans la liste
  a               conseil : ce que ferait le programme
  u               reprendre votre dernier choix
  b               montrer de nouveau le plateau
  s FICHIER       enregistrer ; le fichier est une partie que « bastide replay FICHIER » peut vérifier
  q               quitter ; la partie est enregistrée et peut être reprise

Sur le plateau : # ville, . pré, - | route, o fin de routes, ~ rivière, M abbaye, G jardin ; les autres lettres sont des
symboles ({marks}). Les chiffres 1 à 8 sont les pions de ces joueurs. x va vers la droite, y vers le bas.`,
  helpFigures: 'Une lettre devant le chiffre dit de quel pion il s’agit : {figures}.',
};
