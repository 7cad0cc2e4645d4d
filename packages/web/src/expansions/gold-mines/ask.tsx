import { FigurePicture } from '../../panels/pictures.tsx';
import type { Asks } from '../ask.ts';
import { Told } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';

/** GM1, GM2: where the second ingot goes, and who gets it. */
function SecondIngot() {
  const say = useAskWords('gold-mines');
  return <Told picture={<FigurePicture kind="gold" />}>{say('second')}</Told>;
}

export const asks: Asks = { 'gold-mines/ingot': { Panel: SecondIngot } };
