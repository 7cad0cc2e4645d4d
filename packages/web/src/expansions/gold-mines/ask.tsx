import { FigurePicture } from '../../panels/pictures.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { Told } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { usePointWords } from '../brought.tsx';

/** GM1–GM3: where the second ingot goes, who gets it, and what it is worth. */
function SecondIngot({ answers, isTold }: AskProps) {
  const say = useAskWords('gold-mines');
  const points = usePointWords();
  const worth = answers[0].brings?.points?.[0].points;
  return (
    <Told picture={<FigurePicture kind="gold" />}>
      {say('second')}
      {isTold && worth !== undefined && (
        <span className="small"> {say('worth', { points: points(worth) })}</span>
      )}
    </Told>
  );
}

export const asks: Asks = { 'gold-mines/ingot': { Panel: SecondIngot } };
