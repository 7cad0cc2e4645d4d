import type { Brings } from '@bastide/rules';
import { useWords } from '../app/words.ts';
import { FigurePicture } from '../panels/pictures.tsx';
import type { Ask, AskProps } from './ask.ts';
import { AskCard } from './ask-card.tsx';
import { type SayAsked, useAskWords } from './ask-words.ts';
import { usePointWords } from './brought.tsx';

/** What a figure brings, in words. */
type BringsWords = (brings: Brings | undefined, say: SayAsked) => string;

/**
 * Asks with a figure that does something else than hold its place: a card with what it brings as things stand, and what it is for,
 * in a word of the expansion.
 */
export function figureAsk(id: string, word: string, bringsWords?: BringsWords): Ask {
  return { Panel: (props) => <FigureCard {...props} id={id} word={word} bringsWords={bringsWords} /> };
}

interface FigureCardProps extends AskProps {
  readonly id: string;
  readonly word: string;
  /** Left out, it is the own points. */
  readonly bringsWords: BringsWords | undefined;
}

function FigureCard(props: FigureCardProps) {
  const { id, word, bringsWords, seat, seats, answers, chosen, isTold, onPick } = props;
  const { name } = useWords();
  const say = useAskWords(id);
  const points = usePointWords();
  const answer = chosen ?? answers[0];
  const { figure = '', label } = answer.target;
  const own = answer.brings?.points?.find((one) => one.seat === seat);
  const brings = bringsWords ? bringsWords(answer.brings, say) : own && points(own.points);
  return (
    <section className="ask">
      <AskCard
        picture={<FigurePicture kind={figure} colour={seats[seat].colour} />}
        title={label === 'deploy' ? name('figure', figure) : name('action', label)}
        brings={isTold ? brings : undefined}
        detail={say(word)}
        isChosen={chosen !== undefined}
        onPress={() => onPick(answer)}
      />
    </section>
  );
}
