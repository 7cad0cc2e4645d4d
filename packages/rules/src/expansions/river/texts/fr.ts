import type { en } from './en.ts';

export const fr = {
  'set.river': 'Rivière',
  'set.river.about':
    'La partie commence par une rivière de douze tuiles, celles de 2017, de la source au lac.',
  'set.river-bb5': 'Rivière de 2014',
  'set.river-bb5.about': 'La rivière dans sa version de 2014, avec moutons et vignobles sur ses rives.',

  'step.river/source': 'Placer la source',
  'step.river/flow': 'Retenir le sens de la rivière',
  'question.river/source': 'Le départ de la rivière est tiré au sort',
  'action.river/source': 'La source {at}, tournée de {rot}°',
  'event.river/source': 'La rivière commence {at}.',

  'option.river': 'Méandres de la rivière',
  'option.river.about': 'La rivière peut-elle tourner deux fois de suite dans le même sens ?',
  'option.river.strict': 'Jamais deux fois dans le même sens',
  'option.river.free': 'Librement, pourvu qu’elle puisse continuer',
  'option.riverStartTile': 'Tuile de départ',
  'option.riverStartTile.about': 'Où va la tuile de départ habituelle quand la rivière ouvre la partie ?',
  'option.riverStartTile.box': 'Dans la boîte',
  'option.riverStartTile.bag': 'Parmi les autres tuiles',

  'why.river/continue': 'Une tuile de rivière doit prolonger la rivière là où elle s’arrête.',
  'why.river/bend': 'La rivière tournerait deux fois de suite du même côté et reviendrait sur elle-même.',
  'why.river/room': 'La rivière n’aurait plus de place pour continuer.',
} satisfies Record<keyof typeof en, string>;
