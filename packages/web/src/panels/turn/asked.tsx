import { useWords } from '../../app/words.ts';
import { isLastTile } from '../../board/choices/use-choice.ts';
import { lineWords } from '../../log/line-words.ts';
import { levelOf } from '../../session/seat-info.ts';
import type { SeatInfo, SessionState } from '../../session/types.ts';
import { LevelFace } from '../level-face.tsx';
import { SeatBadge } from '../seat-badge.tsx';
import { WhoAndWhat } from '../who-and-what.tsx';
import { askedAs } from './names.ts';
import { isAbout, type NewsLine } from './news-lines.ts';

interface AskedProps {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly news: readonly NewsLine[];
}

/** Letters of a question that is set smaller, so that it needs no more lines than others. */
const LONG_QUESTION = 40;

/** Who is asked what, in words, colour and emblem; of points, what they are for. */
export function Asked({ state, seats, news }: AskedProps) {
  const { t, name, lang } = useWords();
  const { view, thinking } = state;
  const { question } = view;
  const seat = thinking ?? question.seat;
  const what = name('question', askedAs(question));
  const line = news.map((one) => one.line).find((one) => isAbout(question, one));
  const sender = state.isSending === true ? seats[state.log.at(-1)?.by ?? -1] : undefined;
  if (seat === undefined && sender !== undefined)
    return (
      <h2 className="asked">
        <SeatBadge colour={sender.colour} />
        <span>{t('table.played')}</span>
      </h2>
    );
  if (seat === undefined) return <h2 className="asked">{view.over ? what : t('table.chance')}</h2>;
  const names = seats.map((one) => one.name);
  const who = names[seat];
  const level = levelOf(seats[seat]);
  return (
    <h2 className="asked" data-thinking={thinking !== undefined}>
      <SeatBadge colour={seats[seat].colour} />
      {level !== undefined && <LevelFace level={level} />}
      <span>
        {thinking !== undefined && <span className="who">{t('table.thinking', { who })}</span>}
        {thinking === undefined && (
          <>
            <WhoAndWhat
              who={<span className="who">{who}</span>}
              what={
                <span className="what" data-long={what.length > LONG_QUESTION}>
                  {what}
                </span>
              }
              isApart
            />
            {view.turn.part === 2 && view.turn.seat === seat && line === undefined && (
              <span className="part small"> {t('table.part')}</span>
            )}
            {line !== undefined && (
              <span className="part small">
                {' '}
                {t('table.award', { cause: lineWords(lang, line, names), n: line.award.points })}
              </span>
            )}
            {question.id === 'place' && isLastTile(state) && (
              <span className="part small"> {t('table.last-tile')}</span>
            )}
          </>
        )}
      </span>
    </h2>
  );
}
