import type { Answer, Language } from '@bastide/rules';
import { surveyNamed } from '@bastide/rules/internal';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { Asking, AskProps, Asks, Lit } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { Brought, signed } from '../brought.tsx';
import { sayOfExpansion } from '../texts.ts';

const PIECES = ['mage', 'witch'] as const;

/** MW1, MW4: first which of the two, then where: whole roads and cities are lit, with what changes there. */
function MageAndWitch({ answers, chosen, first, seats, isTold, onFirst, onPick }: AskProps) {
  const { name } = useWords();
  const say = useAskWords('mage-witch');
  const isOff = answers.some(leaves);
  const piece = pieceOf({ answers, chosen, first });
  return (
    <section className="ask">
      <div className="ask-cards">
        {PIECES.map((kind) => {
          const own = answers.find(({ target }) => target.figure === kind);
          if (own === undefined) return undefined;
          return (
            <AskCard
              key={kind}
              picture={<FigurePicture kind={kind} />}
              title={name('figure', kind)}
              brings={isOff ? say('off') : say(kind)}
              isChosen={isOff ? chosen === own : piece === kind}
              onPress={() => (isOff ? onPick(own) : onFirst(kind))}
            />
          );
        })}
      </div>
      {!isOff && chosen === undefined && <p className="small">{say('where')}</p>}
      {isTold && chosen !== undefined && <Brought brings={chosen.brings} seats={seats} />}
    </section>
  );
}

/** Which of the two is to go. */
function pieceOf({ answers, chosen, first }: Pick<Asking, 'answers' | 'chosen' | 'first'>) {
  return chosen?.target.figure ?? first ?? answers[0].target.figure;
}

const leaves = ({ target }: Answer): boolean => target.brings !== true;

/**
 * One answer stands for each feature: that chosen, else one where nobody stands, else that in its middle. What would change is written
 * where somebody has something of it.
 */
function lightFeatures(asking: Asking, lang: Language): Lit[] {
  const { view, answers, chosen, isTold } = asking;
  if (answers.some(leaves)) return [];
  const piece = pieceOf(asking);
  const isFree = (at: Answer['target']) => !view.figures.some(({ x, y }) => x === at.x && y === at.y);
  const features = new Map<number, { segments: Lit['segments']; here: Answer[] }>();
  for (const answer of answers) {
    const { x, y, on, figure } = answer.target;
    if (figure !== piece || x === undefined || y === undefined || on === undefined) continue;
    const survey = surveyNamed(view, { x, y, on });
    if (survey === undefined) continue;
    const { here, segments } = features.get(survey.feature) ?? { here: [], segments: survey.segments };
    features.set(survey.feature, { segments, here: [...here, answer] });
  }
  return [...features.values()].map(({ segments, here }) => {
    const answer =
      here.find((one) => one === chosen) ??
      here.find(({ target }) => isFree(target)) ??
      here[here.length >> 1];
    const isHeld = (answer.brings?.points?.length ?? 0) > 0;
    const note = isTold
      ? isHeld
        ? signed(answer.brings?.change ?? 0)
        : ''
      : piece === 'mage'
        ? '+'
        : (sayOfExpansion(lang, 'ask.mage-witch.half') ?? '');
    return { answer, segments, note, tone: isHeld ? (piece === 'mage' ? 'more' : 'less') : 'plain' };
  });
}

export const asks: Asks = { 'mage-witch/move': { Panel: MageAndWitch, light: lightFeatures } };
