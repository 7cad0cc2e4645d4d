import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { Asks } from '../ask.ts';
import { Told } from '../told.tsx';

const WORDS = {
  en: 'Press a lit tile for the second ingot. Whoever scores a finished road, city, monastery or garden there takes its gold.',
  fr: 'Choisissez une tuile pour le second lingot. Qui marque une route, une ville, une abbaye ou un jardin terminés y prend l’or.',
} as const;

/** GM1, GM2: where the second ingot goes, and who gets it. */
function SecondIngot() {
  const { lang } = useWords();
  return <Told picture={<FigurePicture kind="gold" />}>{WORDS[lang]}</Told>;
}

export const asks: Asks = { 'gold-mines/ingot': { Panel: SecondIngot } };
