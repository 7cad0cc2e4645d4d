import type { en } from './en.ts';

export const fr = {
  'set.gold-mines': 'Les Mines d’Or',
  'set.gold-mines.about':
    'Complétez vos zones pour prendre les lingots qui s’y trouvent ; plus vous en avez, plus chacun vaut cher.',

  'mark.goldMine': 'mine d’or',
  'token.gold': '{n} {n|lingot|lingots}',
  'step.gold-mines/ingots': 'Poser des lingots',
  'step.gold-mines/share': 'Partager les lingots',
  'step.gold-mines/remove': 'Retirer les lingots des tuiles',
  'step.gold-mines/gold': 'Évaluer l’or',
  'question.gold-mines/ingot': 'Choisissez une tuile voisine pour le second lingot',
  'action.gold-mines/ingot': 'Poser le lingot sur la tuile {at}',
  'cause.gold': 'Or',
  'award.gold': '{who} {who|recevez|reçoit} {n} {n|point|points} pour l’or : {how}.',
  'because.gold': '{n} {n|lingot|lingots}',

  'why.gold-mines/no-tile': 'Le second lingot doit être posé sur une tuile.',
  'why.gold-mines/mine': 'La mine a déjà son lingot ; le second va sur une tuile voisine.',
  'why.gold-mines/far': 'Le second lingot va sur une des huit tuiles autour de la mine.',
} satisfies Record<keyof typeof en, string>;
