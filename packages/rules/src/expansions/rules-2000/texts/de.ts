import type { en } from './en.ts';

export const de = {
  'set.rules-2000': 'Regeln von 2000',
  'set.rules-2000.about':
    'Wie die erste Auflage kleine Städte und Bauern wertete, und ihre Variante mit Handplättchen.',
  'preset.edition-2000': 'Auflage 2000',
  'preset.edition-2000.about': 'Das Grundspiel mit den Regeln der ersten Auflage.',

  'step.rules-2000/fields': 'Die Bauern Stadt für Stadt werten',
  'cause.farmers-of-city': 'Bauern um eine Stadt',
  'award.farmers-of-city':
    '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} für die Bauern um die Stadt {at}: {how}.',
  'because.farmers': '{n} {n|Bauer|Bauern}',
  'because.small-city': 'eine Stadt aus zwei Plättchen',

  'option.smallCity': 'Städte aus zwei Plättchen',
  'option.smallCity.about': 'Was bringt eine abgeschlossene Stadt aus nur zwei Plättchen ohne Wappen?',
  'option.smallCity.4': '4 Punkte, wie jede Stadt',
  'option.smallCity.2': '2 Punkte (erste Auflage)',
  'option.farmerPoints': 'Punkte für Bauern',
  'option.farmerPoints.about': 'Wenn jede Stadt nur einmal zahlt: Was zahlt sie den Bauern ringsum?',
  'option.farmerPoints.3': '3 Punkte je Stadt',
  'option.farmerPoints.4': '4 Punkte je Stadt',
  'option.hand': 'Handplättchen',
  'option.hand.about': 'Spielt man das gezogene Plättchen oder eines von dreien auf der Hand?',
  'option.hand.0': 'Das gezogene Plättchen wird gespielt',
  'option.hand.3': 'Drei verdeckte Plättchen für alle',
} satisfies Record<keyof typeof en, string>;
