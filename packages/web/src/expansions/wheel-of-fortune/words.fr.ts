import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.wheel-of-fortune/crown': 'un meeple sur une case couronne',
  'theme.crown': 'une case couronne',
  'panel.pig': 'Le cochon est sur : {where}',
  'panel.crowns': 'Sur les couronnes : {list}',
  'ask.wheel-of-fortune.crown': 'Case couronne',
  'ask.wheel-of-fortune.later': 'Un meeple sur la roue : des points quand le cochon s’y arrête.',
  'ask.wheel-of-fortune.space': '{sector} : +{n} {n|point|points} quand le cochon s’arrête ici',
  'ask.wheel-of-fortune.where': 'Choisissez un secteur de la roue.',
  'ask.wheel-of-fortune.sector.fortune': 'Le joueur dont c’est le tour gagne 3 points.',
  'ask.wheel-of-fortune.sector.taxes':
    'Chaque chevalier rapporte 1 point par blason et par chevalier du même joueur dans sa ville.',
  'ask.wheel-of-fortune.sector.famine':
    'Chaque paysan rapporte 1 point par ville complète qui touche son pré.',
  'ask.wheel-of-fortune.sector.storm': 'Chacun gagne 1 point par meeple en réserve.',
  'ask.wheel-of-fortune.sector.inquisition': 'Chaque moine rapporte 2 points.',
  'ask.wheel-of-fortune.sector.plague': 'Chacun reprend un de ses meeples, qui ne marque rien.',
};
