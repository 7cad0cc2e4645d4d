import type { en } from './en.ts';

export const de = {
  'set.messengers': 'Die Depeschen',
  'set.messengers.about':
    'Alle haben zwei Zählfiguren; bleibt eine auf einem dunklen Feld stehen, bringt sie eine Depesche des Königs.',
  'figure.messenger': 'Botin',
  'figure.messenger.a': 'eine Botin',
  'figure.messenger.count': '{n} {n|Botin|Botinnen}',

  'token.message': '{n} {n|Depesche|Depeschen}',
  'token.message-1': 'Depesche 1',
  'token.message-2': 'Depesche 2',
  'token.message-3': 'Depesche 3',
  'token.message-4': 'Depesche 4',
  'token.message-5': 'Depesche 5',
  'token.message-6': 'Depesche 6',
  'token.message-7': 'Depesche 7',
  'token.message-8': 'Depesche 8',
  'scorer.messenger': 'die Botin',
  'scorer.messenger.of': '{who|deine Botin|die Botin von {who}}',
  'step.messengers/round': 'Eine Runde Depeschen beginnen',
  'step.messengers/message': 'Eine Depesche nehmen',
  'step.messengers/merge': 'Beide Zählfiguren zusammenrechnen',
  'question.messengers/show': 'Eine Depesche wird gezogen',
  'question.messengers/take': 'Führe die Depesche aus oder nimm 2 Punkte',
  'question.messengers/take.only': 'Die Depesche geht nicht: Nimm 2 Punkte',
  'question.messengers/follower': 'Wähle einen Gefolgsmann, der gewertet wird und zurückkommt',
  'action.messengers/message-1': 'Depesche 1: Die kleinste Straße werten',
  'action.messengers/action-1': 'Deine kleinste Straße werten',
  'event.messengers/message-1': '{who} {who|bekommst|bekommt} Depesche 1: Die kleinste Straße werten.',
  'action.messengers/message-2': 'Depesche 2: Die kleinste Stadt werten',
  'action.messengers/action-2': 'Deine kleinste Stadt werten',
  'event.messengers/message-2': '{who} {who|bekommst|bekommt} Depesche 2: Die kleinste Stadt werten.',
  'action.messengers/message-3': 'Depesche 3: Kleinstes Kloster oder kleinsten Garten werten',
  'action.messengers/action-3': 'Dein kleinstes Kloster oder deinen kleinsten Garten werten',
  'event.messengers/message-3':
    '{who} {who|bekommst|bekommt} Depesche 3: Kleinstes Kloster oder kleinsten Garten werten.',
  'action.messengers/message-4': 'Depesche 4: Noch ein Plättchen legen',
  'action.messengers/action-4': 'Noch ein Plättchen legen',
  'event.messengers/message-4': '{who} {who|bekommst|bekommt} Depesche 4: Noch ein Plättchen legen.',
  'action.messengers/message-5': 'Depesche 5: 2 Punkte für jedes Wappen in Städten mit deinen Rittern',
  'action.messengers/action-5': '2 Punkte für jedes Wappen in Städten mit deinen Rittern',
  'event.messengers/message-5':
    '{who} {who|bekommst|bekommt} Depesche 5: 2 Punkte für jedes Wappen in Städten mit {who|deinen|eigenen} Rittern.',
  'action.messengers/message-6': 'Depesche 6: 2 Punkte für jeden deiner Ritter',
  'action.messengers/action-6': '2 Punkte für jeden deiner Ritter',
  'event.messengers/message-6':
    '{who} {who|bekommst|bekommt} Depesche 6: 2 Punkte für jeden {who|deiner|eigenen} Ritter.',
  'action.messengers/message-7': 'Depesche 7: 2 Punkte für jeden deiner Bauern',
  'action.messengers/action-7': '2 Punkte für jeden deiner Bauern',
  'event.messengers/message-7':
    '{who} {who|bekommst|bekommt} Depesche 7: 2 Punkte für jeden {who|deiner|eigenen} Bauern.',
  'action.messengers/message-8': 'Depesche 8: Einen deiner Gefolgsleute werten und zurücknehmen',
  'action.messengers/action-8': 'Einen deiner Gefolgsleute werten und zurücknehmen',
  'event.messengers/message-8':
    '{who} {who|bekommst|bekommt} Depesche 8: Einen {who|deiner Gefolgsleute|eigenen Gefolgsmann} werten und zurücknehmen.',
  'action.messengers/points': '2 Punkte nehmen',
  'action.messengers/follower': '{figure} werten und zurücknehmen',
  'action.messengers/follower.road': '{figure} werten und von der Straße {at} zurücknehmen ({sides})',
  'action.messengers/follower.city': '{figure} werten und aus der Stadt {at} zurücknehmen ({sides})',
  'action.messengers/follower.monastery': '{figure} werten und aus dem Kloster {at} zurücknehmen',
  'action.messengers/follower.garden': '{figure} werten und aus dem Garten {at} zurücknehmen',
  'action.messengers/follower.field': '{figure} werten und von der Wiese {at} zurücknehmen ({sides})',
  'cause.message-5': 'Depesche: Wappen',
  'cause.message-6': 'Depesche: Ritter',
  'cause.message-7': 'Depesche: Bauern',
  'cause.message-points': 'Punkte statt Aktion',
  'award.message-5':
    '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} durch Depesche 5: {count} {count|Wappen zu 2 Punkten|Wappen zu je 2 Punkten}.',
  'award.message-6':
    '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} durch Depesche 6: {count} {count|Ritter zu 2 Punkten|Ritter zu je 2 Punkten}.',
  'award.message-7':
    '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} durch Depesche 7: {count} {count|Bauer zu 2 Punkten|Bauern zu je 2 Punkten}.',
  'award.message-points':
    '{who} {who|nimmst|nimmt} {n} {n|Punkt|Punkte}, statt Depesche {message} auszuführen.',
  'because.count': '{n} × 2 Punkte',
  'because.message': 'Depesche {n}',

  'why.messengers/impossible': 'Diese Depesche lässt sich jetzt nicht ausführen: Es bleiben nur die Punkte.',
} satisfies Record<keyof typeof en, string>;
