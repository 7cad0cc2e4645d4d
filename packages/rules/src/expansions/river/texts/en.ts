import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.river': 'River',
  'set.river.about': 'The game begins with a river of twelve tiles, those of 2017, from source to lake.',
  'set.river-bb5': 'River of 2014',
  'set.river-bb5.about': 'The river as printed in 2014, with sheep and vineyards on its banks.',

  'step.river/source': 'Place the source',
  'step.river/flow': 'Note how the river bends',
  'question.river/source': 'The start of the river is drawn by lot',
  'action.river/source': 'The source {at}, turned by {rot}°',
  'event.river/source': 'The river begins {at}.',

  'option.river': 'Bends of the river',
  'option.river.about': 'May the river bend the same way twice in a row?',
  'option.river.strict': 'Never twice the same way',
  'option.river.free': 'As you like, if it can flow on',
  'option.riverStartTile': 'Start tile',
  'option.riverStartTile.about': 'Where does the usual start tile go when the river begins the game?',
  'option.riverStartTile.box': 'Into the box',
  'option.riverStartTile.bag': 'Among the other tiles',

  'why.river/continue': 'A river tile must continue the river where it flows on.',
  'why.river/bend': 'The river would bend the same way twice in a row and turn back on itself.',
  'why.river/room': 'The river would have no room left to flow on.',
} as const satisfies Texts;
