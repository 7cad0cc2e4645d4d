import type { en } from './en.ts';

export const de = {
  'set.inns-cathedrals': 'Wirtshäuser & Kathedralen',
  'set.inns-cathedrals.about':
    'Wirtshäuser und Kathedralen machen Straßen und Städte wertvoller, aber nur abgeschlossen. Dazu ein großer Gefolgsmann für alle.',
  'part.inns-cathedrals/tiles': 'die Plättchen von Wirtshäuser & Kathedralen',
  'part.inns-cathedrals/big': 'der große Gefolgsmann',

  'figure.big': 'großer Gefolgsmann',
  'figure.big.a': 'einen großen Gefolgsmann',
  'figure.big.count': '{n} {n|großer Gefolgsmann|große Gefolgsleute}',
  'mark.inn': 'Wirtshaus',
  'mark.cathedral': 'Kathedrale',
  'because.inn': 'mit Wirtshaus',
  'because.cathedral': 'mit Kathedrale',

  'option.innOnTJunction': 'Wirtshaus an der T-Kreuzung',
  'option.innOnTJunction.about': 'Für welche Straßen zählt das Wirtshaus an der T-Kreuzung?',
  'option.innOnTJunction.both': 'Für beide Straßen des Querbalkens',
  'option.innOnTJunction.right': 'Nur für die rechte Straße',

  'why.none-at-home.big': 'Dein großer Gefolgsmann ist schon im Spiel.',
} satisfies Record<keyof typeof en, string>;
