import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { Asking, AskProps, Asks, Lit } from '../ask.ts';
import { AskCard, Told } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import { Die } from './die.tsx';
import { Machine } from './machine.tsx';
import './ask.css';

/** FM1: whoever takes off, and what every number of the die would mean. */
function Fly({ seat, seats, answers, chosen, onPick }: AskProps) {
  const { name } = useWords();
  const say = useAskWords('flying-machines');
  const squares = (chosen ?? answers[0]).brings?.squares ?? [];
  return (
    <section className="ask wide" aria-label={say('die')}>
      <div className="ask-cards">
        {answers.map((answer) => {
          const { figure = '' } = answer.target;
          return (
            <AskCard
              key={answer.code}
              picture={<Aircraft figure={figure} colour={seats[seat].colour} />}
              title={say('fly', { figure: name('figure', figure) })}
              isChosen={answer === chosen}
              onPress={() => onPick(answer)}
            />
          );
        })}
      </div>
      <p className="small">{say('die')}</p>
      <ol className="flight bare">
        {squares.map(({ works }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is how far it is
          <li key={i} data-works={works}>
            <DiePicture value={i + 1} />
            <span aria-hidden="true">{works ? say('lands') : say('back')}</span>
            <span className="hidden-text">{say(works ? 'works' : 'fails', { n: i + 1 })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AircraftProps {
  readonly figure: string;
  readonly colour: AskProps['seats'][number]['colour'];
}

/** A machine with somebody in it. */
function Aircraft({ figure, colour }: AircraftProps) {
  return (
    <span className="aircraft">
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <Machine />
      </svg>
      <FigurePicture kind={figure} colour={colour} />
    </span>
  );
}

function DiePicture({ value }: { readonly value: number }) {
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true">
      <Die value={value} />
    </svg>
  );
}

/** FM2: how far the die let it fly, and that the land tells where it may come down. */
function Landing({ answers }: AskProps) {
  const say = useAskWords('flying-machines');
  const n = answers[0].target.value ?? 0;
  return <Told picture={<DiePicture value={n} />}>{say('landing', { n })}</Told>;
}

/** The line of flight on the land: one, whoever takes off. */
function lightFlight({ answers }: Asking): Lit[] {
  const squares = answers[0].brings?.squares ?? [];
  return answers.map((answer, i) => ({
    answer,
    segments: [],
    note: '',
    tone: 'plain',
    squares: i === 0 ? squares : [],
  }));
}

export const asks: Asks = {
  'flying-machines/fly': { Panel: Fly, light: lightFlight },
  'flying-machines/land': { Panel: Landing },
};
