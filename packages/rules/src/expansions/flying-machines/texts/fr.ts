import type { en } from './en.ts';

export const fr = {
  'set.flying-machines': 'Les Ornithoptères',
  'set.flying-machines.about':
    'Un meeple peut décoller de la tuile ; le dé dit à quelle distance il atterrit.',
  'mark.flyingMachine': 'ornithoptère',

  'option.abbotFlies': 'Abbés volants',
  'option.abbotFlies.about': 'L’abbé peut-il prendre l’ornithoptère ?',
  'option.abbotFlies.true': 'L’abbé peut voler',
  'option.abbotFlies.false': 'L’abbé reste à terre',

  'step.flying-machines/fly': 'Décoller',
  'question.flying-machines/roll': 'On lance le dé',
  'question.flying-machines/land': 'Choisissez où atterrir',
  'action.flying-machines/fly': 'Faire décoller {figure}',
  'action.flying-machines/roll': 'Obtenir un {value} : atterrir {at}',
  'action.flying-machines/land': 'Atterrir {at}',
  'action.flying-machines/land.road': 'Atterrir sur la route {at} ({sides})',
  'action.flying-machines/land.city': 'Atterrir dans la ville {at} ({sides})',
  'action.flying-machines/land.monastery': 'Atterrir sur l’abbaye {at}',
  'action.flying-machines/land.garden': 'Atterrir dans le jardin {at}',
  'event.flying-machines/rolled': '{who} {who|décollez et volez|décolle et vole} sur {n} {n|case|cases}.',

  'why.flying-machines/take-off':
    'Pour atteindre une autre tuile, un meeple doit voler : choisissez l’ornithoptère de votre tuile.',
  'why.flying-machines/passenger': 'Seuls les meeples volent.',
  'why.flying-machines/grounded': 'Dans cette partie, l’abbé ne vole pas.',
  'why.flying-machines/elsewhere': 'Le dé dit jusqu’où : on se pose sur la tuile atteinte.',
  'why.flying-machines/field': 'On ne se pose pas dans un pré.',
  'why.flying-machines/closed': 'Cette zone est complète ; on ne se pose que sur une zone incomplète.',
} satisfies Record<keyof typeof en, string>;
