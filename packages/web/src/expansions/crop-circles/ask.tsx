import { say, sayText } from '@bastide/rules';
import { useWords } from '../../app/words.ts';
import { FigurePicture } from '../../panels/pictures.tsx';
import type { AskProps, Asks } from '../ask.ts';
import { AskCard } from '../ask-card.tsx';
import { Told } from '../told.tsx';
import { CircleSign } from './circle-sign.tsx';

const WORDS = {
  en: {
    add: 'One more each',
    adds: 'Whoever has a {role} on the land adds a follower from home beside it.',
    remove: 'One less each',
    removes: 'Whoever has a {role} on the land takes one home; it scores nothing.',
    join: 'Press a lit place: a follower from home joins yours there.',
    leave: 'Press the follower that goes home; it scores nothing.',
    all: 'What you choose, all players do, you last.',
  },
  fr: {
    add: 'Un de plus chacun',
    adds: 'Qui a un {role} sur le plateau ajoute à côté un partisan de sa réserve.',
    remove: 'Un de moins chacun',
    removes: 'Qui a un {role} sur le plateau en reprend un, qui ne marque rien.',
    join: 'Choisissez un endroit éclairé : un partisan de votre réserve y rejoint le vôtre.',
    leave: 'Choisissez le partisan qui rentre ; il ne marque rien.',
    all: 'Ce que vous choisissez, tous le font, vous en dernier.',
  },
} as const;

const ROLES = ['city', 'field', 'road'] as const;

/** CC1: add or remove, for everybody. */
function Choice({ seat, seats, answers, chosen, onPick }: AskProps) {
  const { lang } = useWords();
  const words = WORDS[lang];
  const kind = ROLES.find((one) => one === answers[0].target.on) ?? 'field';
  const role = say(lang, `role.${kind}`);
  return (
    <section className="ask">
      <p className="small">{words.all}</p>
      <div className="ask-cards">
        {answers.map((answer) => {
          const adds = answer.target.label === 'crop-circles/add';
          return (
            <AskCard
              key={answer.code}
              picture={
                <CircleSign isMore={adds}>
                  <FigurePicture kind="follower" colour={seats[seat].colour} lying={kind === 'field'} />
                </CircleSign>
              }
              title={adds ? words.add : words.remove}
              detail={sayText(lang, adds ? words.adds : words.removes, {
                role: role.toLocaleLowerCase(lang),
              })}
              isChosen={answer === chosen}
              onPress={() => onPick(answer)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** CC2: which of the own followers it is. */
function WhichFigure({ seat, seats, answers }: AskProps) {
  const { lang } = useWords();
  const adds = answers.some(({ target }) => target.brings === true);
  return (
    <Told
      picture={
        <CircleSign isMore={adds}>
          <FigurePicture kind="follower" colour={seats[seat].colour} />
        </CircleSign>
      }
    >
      {adds ? WORDS[lang].join : WORDS[lang].leave}
    </Told>
  );
}

export const asks: Asks = {
  'crop-circles/choice': { Panel: Choice },
  'crop-circles/figure': { Panel: WhichFigure },
};
