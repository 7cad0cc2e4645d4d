import type { Language } from '@bastide/rules';

/** What a sector does, and to whom, in one sentence. */
export const SECTOR_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    fortune: 'The player whose turn it is gets 3 points.',
    taxes: 'Each knight brings its owner 1 point for every pennant and every own knight in its city.',
    famine: 'Each farmer brings its owner 1 point for every finished city beside its field.',
    storm: 'Everybody gets 1 point for each follower at home.',
    inquisition: 'Each monk brings its owner 2 points.',
    plague: 'Everybody takes one of their followers home; it scores nothing.',
  },
  fr: {
    fortune: 'Le joueur dont c’est le tour gagne 3 points.',
    taxes: 'Chaque chevalier rapporte 1 point par blason et par chevalier à vous dans sa ville.',
    famine: 'Chaque paysan rapporte 1 point par ville terminée au bord de son champ.',
    storm: 'Chacun gagne 1 point par partisan qu’il a chez lui.',
    inquisition: 'Chaque moine rapporte 2 points.',
    plague: 'Chacun reprend un de ses partisans, qui ne marque rien.',
  },
};
