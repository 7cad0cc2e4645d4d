import type { en } from './en.ts';

export const fr = {
  'set.flying-machines': 'Les Ornithoptères',
  'set.flying-machines.about':
    'Un partisan peut décoller de la tuile ; le dé dit à quelle distance il atterrit.',
  'mark.flyingMachine': 'ornithoptère',

  'option.abbotFlies': 'Abbés volants',
  'option.abbotFlies.about': 'Si l’abbé peut prendre l’ornithoptère.',
  'option.abbotFlies.true': 'L’abbé peut voler',
  'option.abbotFlies.false': 'L’abbé reste à terre',

  'step.flying-machines/fly': 'Voler',
  'question.flying-machines/roll': 'On lance le dé',
  'question.flying-machines/land': 'Choisissez où atterrir',
  'action.flying-machines/fly': 'Faire voler {figure}',
  'action.flying-machines/roll': 'Obtenir un {value} : voler jusqu’en {x},{y}',
  'action.flying-machines/land': 'Atterrir en {x},{y}',
  'action.flying-machines/land.road': 'Atterrir sur la route en {x},{y} ({sides})',
  'action.flying-machines/land.city': 'Atterrir dans la ville en {x},{y} ({sides})',
  'action.flying-machines/land.monastery': 'Atterrir sur l’abbaye en {x},{y}',
  'action.flying-machines/land.garden': 'Atterrir dans le jardin en {x},{y}',
  'event.flying-machines/rolled': '{who} décolle et vole à {n} {n|case|cases} de distance.',

  'why.flying-machines/take-off':
    'Pour atteindre une autre tuile, un partisan doit voler : choisissez l’ornithoptère de votre tuile.',
  'why.flying-machines/passenger': 'Seuls les partisans volent.',
  'why.flying-machines/grounded': 'Dans cette partie, l’abbé ne vole pas.',
  'why.flying-machines/elsewhere': 'Le dé dit jusqu’où : on se pose sur la tuile atteinte.',
  'why.flying-machines/field': 'On ne se pose pas dans un pré.',
  'why.flying-machines/closed': 'Cette zone est complète ; on ne se pose que sur une zone incomplète.',
} satisfies Record<keyof typeof en, string>;
