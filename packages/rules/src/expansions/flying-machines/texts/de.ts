import type { en } from './en.ts';

export const de = {
  'set.flying-machines': 'Die Fluggeräte',
  'set.flying-machines.about':
    'Ein Gefolgsmann darf vom Plättchen abheben, und der Würfel sagt, wie weit er fliegt.',
  'mark.flyingMachine': 'Fluggerät',

  'option.abbotFlies': 'Fliegende Äbte',
  'option.abbotFlies.about': 'Darf der Abt das Fluggerät benutzen?',
  'option.abbotFlies.true': 'Der Abt darf fliegen',
  'option.abbotFlies.false': 'Der Abt bleibt am Boden',

  'step.flying-machines/fly': 'Fliegen',
  'question.flying-machines/roll': 'Der Würfel fällt',
  'question.flying-machines/land': 'Wähle, wo du landest',
  'action.flying-machines/fly': '{figure} fliegen lassen',
  'action.flying-machines/roll': 'Eine {value} würfeln: Landung {at}',
  'action.flying-machines/land': '{at} landen',
  'action.flying-machines/land.road': 'Auf der Straße {at} landen ({sides})',
  'action.flying-machines/land.city': 'In der Stadt {at} landen ({sides})',
  'action.flying-machines/land.monastery': 'Im Kloster {at} landen',
  'action.flying-machines/land.garden': 'Im Garten {at} landen',
  'event.flying-machines/rolled':
    '{who} {who|hebst ab und fliegst|hebt ab und fliegt} {n} {n|Feld|Felder} weit.',

  'why.flying-machines/take-off':
    'Auf ein anderes Plättchen kommt man nur im Flug: Wähle das Fluggerät auf deinem Plättchen.',
  'why.flying-machines/passenger': 'Nur Gefolgsleute fliegen.',
  'why.flying-machines/grounded': 'In diesem Spiel fliegt der Abt nicht.',
  'why.flying-machines/elsewhere': 'Der Würfel sagt, wie weit: Du landest auf dem erreichten Plättchen.',
  'why.flying-machines/field': 'Auf einer Wiese landet niemand.',
  'why.flying-machines/closed':
    'Dieses Gebiet ist abgeschlossen; du landest nur, wo eines noch unfertig ist.',
} satisfies Record<keyof typeof en, string>;
