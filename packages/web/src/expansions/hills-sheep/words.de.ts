import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.hills-sheep/hill': 'Ein verdecktes Plättchen kommt unter den Hügel',
  'log.luck.hills-sheep.sheep': 'Aus dem Beutel: {n} {n|Schaf|Schafe}',
  'log.luck.hills-sheep.wolf': 'Aus dem Beutel: ein Wolf, die Herde ist zerstreut',
  'theme.shepherd': 'der Schäfer',
  'theme.hill': 'ein Hügel',
  'ask.hills-sheep.flock': 'Die Herde: {n} {n|Schaf|Schafe}',
  'ask.hills-sheep.grow': 'Ziehen',
  'ask.hills-sheep.wolf': 'Wolf: {n} %',
  'ask.hills-sheep.lost': 'Schafe kommen zur Herde; ein Wolf zerstreut sie ganz.',
  'ask.hills-sheep.score': 'Eintreiben',
  'ask.hills-sheep.home': 'Der Schäfer kommt zurück.',
  'ask.hills-sheep.shepherd':
    'Zieht Schafe, sooft diese Wiese wächst. Treib sie ein, 1 Punkt je Schaf, bevor ein Wolf kommt.',
  'sign.hill': 'Hügel: Ein Gefolgsmann hier gewinnt bei Gleichstand.',
  'sign.vineyard': 'Weinberg: Ein abgeschlossenes Kloster daneben bringt 3 Punkte mehr.',
};
