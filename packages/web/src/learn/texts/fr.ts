import type { LearnKey } from './en.ts';

export const fr: Readonly<Record<LearnKey, string>> = {
  title: 'Apprendre',
  about:
    'Dix minutes à la table suffisent pour apprendre tout le jeu de base. Ensuite, chaque extension a sa courte leçon.',
  lessons: 'Une leçon par extension',
  'lessons.about':
    'De deux à quatre courtes scènes chacune, dans l’ordre que vous voulez, autant de fois que vous voulez.',
  start: 'Commencer',
  resume: 'Continuer',
  play: 'Jouer une partie',
  again: 'Rejouer',
  learnt: 'Apprise',
  'scene-count': '{n} {n|scène|scènes}',
  'done-of': '{n} {n|scène faite|scènes faites} sur {all}',
  'all-lessons': 'Toutes les leçons',
  scenes: 'Scènes',
  scene: 'Scène {n} : {title}',
  'scene.done': 'Scène {n} : {title} (faite)',
  back: 'Scène précédente',
  next: 'Suite',
  skip: 'Passer cette scène',
  finish: 'Terminer',
  'show-me': 'Montrez-moi',
  'try-again': 'Réessayer',
  count: 'Le décompte final',
  learner: 'Rouge',
  other: 'Bleu',
};
