import type { en } from './en.ts';

export const de = {
  'set.river': 'Der Fluss',
  'set.river.about':
    'Das Spiel beginnt mit einem Fluss aus zwölf Plättchen, denen von 2017, von der Quelle bis zum See.',
  'set.river-bb5': 'Der Fluss von 2014',
  'set.river-bb5.about': 'Der Fluss, wie er 2014 gedruckt wurde, mit Schafen und Weinbergen an den Ufern.',

  'step.river/source': 'Die Quelle legen',
  'step.river/flow': 'Die Biegung des Flusses merken',
  'question.river/source': 'Es wird ausgelost, wo der Fluss beginnt',
  'action.river/source': 'Die Quelle {at}, um {rot}° gedreht',
  'event.river/source': 'Der Fluss beginnt {at}.',

  'option.river': 'Biegungen des Flusses',
  'option.river.about': 'Darf der Fluss zweimal hintereinander in dieselbe Richtung biegen?',
  'option.river.strict': 'Nie zweimal gleich',
  'option.river.free': 'Wie man will, solange er weiterfließen kann',
  'option.riverStartTile': 'Startplättchen',
  'option.riverStartTile.about': 'Wohin kommt das übliche Startplättchen, wenn der Fluss beginnt?',
  'option.riverStartTile.box': 'In die Schachtel',
  'option.riverStartTile.bag': 'Unter die anderen Plättchen',

  'why.river/continue': 'Ein Flussplättchen muss den Fluss dort fortsetzen, wo er weiterfließt.',
  'why.river/bend': 'Der Fluss würde zweimal hintereinander gleich abbiegen und umkehren.',
  'why.river/room': 'Der Fluss hätte keinen Platz mehr zum Weiterfließen.',
} satisfies Record<keyof typeof en, string>;
