import type { en } from './en.ts';

export const de = {
  'set.abbot': 'Der Abt',
  'set.abbot.about':
    'Ein Gefolgsmann für Klöster und Gärten, den du vorzeitig für Punkte zurückholen darfst.',

  'figure.abbot': 'Abt',
  'figure.abbot.a': 'einen Abt',
  'figure.abbot.count': '{n} {n|Abt|Äbte}',
  'step.abbot/home': 'Den Abt zurückholen',
  'action.abbot/home': 'Den Abt zurückholen und werten',
  'action.abbot/home.monastery': 'Den Abt aus dem Kloster {at} zurückholen und werten',
  'action.abbot/home.garden': 'Den Abt aus dem Garten {at} zurückholen und werten',

  'why.wrong-land.abbot': 'Der Abt geht nur in ein Kloster oder in einen Garten.',
  'why.none-at-home.abbot': 'Dein Abt ist schon im Spiel.',
  'why.abbot/other': 'Du darfst nur deinen eigenen Abt zurückholen, nicht den von {who}.',
  'why.abbot/closed':
    'Dieses Gebiet ist abgeschlossen: Der Abt wird mit ihm gewertet und kommt von selbst zurück.',
} satisfies Record<keyof typeof en, string>;
