import { memo, useMemo } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { TilePicture } from '../../panels/pictures.tsx';
import { describeTile } from '../../texts/tile-words.ts';
import { addressOf } from '../address.ts';
import { NOT_TRIED, type Trace } from '../progress.ts';
import type { Numbered } from '../stock.ts';
import { tileInQuestion } from '../tile-in-question.ts';
import { usePuzzleWords } from '../words.ts';

interface PuzzleCardProps {
  readonly one: Numbered;
  readonly trace: Trace | undefined;
}

/** A puzzle in the list: the tile to be placed, what it is played with, and what became of it. */
export const PuzzleCard = memo(function PuzzleCard({ one, trace = NOT_TRIED }: PuzzleCardProps) {
  const { puzzle, number } = one;
  const { say, setsOf } = usePuzzleWords();
  const { lang } = useWords();
  const spec = useMemo(() => tileInQuestion(puzzle), [puzzle]);
  const state = trace.solved ?? (trace.tries > 0 ? 'tried' : 'new');
  return (
    <li>
      <a className="puzzle-card" href={addressOf(puzzle.id)} data-state={state}>
        {spec && <TilePicture spec={spec} label={describeTile(lang, spec)} />}
        <span className="puzzle-words">
          <strong>{say('number', { n: number })}</strong>
          <span className="small">{setsOf(puzzle)}</span>
          {puzzle.players > 2 && <span className="small">{say('players', { n: puzzle.players })}</span>}
        </span>
        {state !== 'new' && (
          <span className="puzzle-state" title={say(`state.${state}`)}>
            <Icon name={state === 'tried' ? 'left' : 'check'} />
            <span className="hidden-text">{say(`state.${state}`)}</span>
          </span>
        )}
      </a>
    </li>
  );
});
