import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.wheel-of-fortune/crown': 'ein Gefolgsmann auf einem Kronenfeld',
  'theme.crown': 'ein Kronenfeld',
  'panel.pig': 'Das Schwein steht auf: {where}',
  'panel.crowns': 'Auf Kronenfeldern: {list}',
  'ask.wheel-of-fortune.crown': 'Kronenfeld',
  'ask.wheel-of-fortune.later': 'Ein Gefolgsmann auf dem Rad: Punkte, wenn das Schwein dort stehen bleibt.',
  'ask.wheel-of-fortune.space': '{sector}: +{n} {n|Punkt|Punkte}, wenn das Schwein hier stehen bleibt',
  'ask.wheel-of-fortune.where': 'Wähle einen Sektor des Rades.',
  'ask.wheel-of-fortune.sector.fortune': 'Wer am Zug ist, bekommt 3 Punkte.',
  'ask.wheel-of-fortune.sector.taxes':
    'Jeder Ritter bringt 1 Punkt für jedes Wappen und jeden eigenen Ritter in seiner Stadt.',
  'ask.wheel-of-fortune.sector.famine':
    'Jeder Bauer bringt 1 Punkt für jede abgeschlossene Stadt an seiner Wiese.',
  'ask.wheel-of-fortune.sector.storm': 'Alle bekommen 1 Punkt für jeden Gefolgsmann im Vorrat.',
  'ask.wheel-of-fortune.sector.inquisition': 'Jeder Mönch bringt 2 Punkte.',
  'ask.wheel-of-fortune.sector.plague':
    'Alle nehmen einen ihrer Gefolgsleute zurück; er bringt keine Punkte.',
};
