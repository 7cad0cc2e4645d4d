import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { Asking, AskProps, Asks, Lit } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { useAskWords } from '../ask-words.ts';
import './ask.css';

/** FM1: whoever takes off, and what every number of the die would mean. */
function Fly({ seat, seats, answers, chosen, onPick }: AskProps) {
  const { name } = useWords();
  const say = useAskWords('flying-machines');
  const squares = (chosen ?? answers[0]).brings?.squares ?? [];
  return (
    <section className="ask" aria-label={say('die')}>
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
            <Die value={i + 1} />
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
        <path
          d="M-1-3.4C-4.6-6-8.8-5-11.4-.2C-9.6-1-8.4-.9-7.4.2C-6-.9-4.8-.7-3.8.5C-2.8-.3-1.8 0-1 .8ZM1-3.4C4.6-6 8.8-5 11.4-.2C9.6-1 8.4-.9 7.4.2C6-.9 4.8-.7 3.8.5C2.8-.3 1.8 0 1 .8Z"
          fill="#f3e3bd"
          stroke="#4a3222"
          strokeWidth=".6"
        />
        <path d="M0-8C1.6-6 1.7 2.4.9 6.6L4 8.8L0 9.6L-4 8.8L-.9 6.6C-1.7 2.4-1.6-6 0-8Z" fill="#a8632f" />
      </svg>
      <FigurePicture kind={figure} colour={colour} />
    </span>
  );
}

const PIPS = [[], [0], [-4, 4], [-5, 0, 5]];

function Die({ value }: { readonly value: number }) {
  return (
    <svg viewBox="-11 -11 22 22" aria-hidden="true">
      <rect
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        rx="4"
        fill="#fffaf0"
        stroke="#4a3222"
        strokeWidth="1.4"
      />
      {PIPS[value].map((at) => (
        <circle key={at} cx={at} cy={-at} r="2" fill="#4a3222" />
      ))}
    </svg>
  );
}

/** The line of flight on the land. */
function lightFlight({ answers, chosen }: Asking): Lit[] {
  const shown = chosen ?? answers[0];
  return answers.map((answer) => ({
    answer,
    segments: [],
    note: '',
    tone: 'plain',
    squares: answer !== shown ? [] : (answer.brings?.squares ?? []),
  }));
}

export const asks: Asks = { 'flying-machines/fly': { Panel: Fly, light: lightFlight } };
