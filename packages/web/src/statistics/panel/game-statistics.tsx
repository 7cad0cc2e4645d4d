import type { GameDraw } from '@bastide/bots';
import { useMemo } from 'react';
import { specsOf } from '../../session/specs.ts';
import type { PlayedGame } from '../figures/course.ts';
import { figuresOf } from '../figures/figures.ts';
import { luckSums } from '../luck/luck-figures.ts';
import { useLuck } from '../luck/use-luck.ts';
import { useStatisticsWords } from '../words.ts';
import { Compare } from './compare.tsx';
import { Highlights } from './highlights.tsx';
import { LuckSection } from './luck-section.tsx';
import { FollowersOverTime, ScoreOverTime } from './over-time.tsx';
import './panel.css';
import { Sources } from './sources.tsx';

export interface GameStatisticsProps {
  readonly played: PlayedGame;
  /** Told the luck of each seat, once it was measured. */
  readonly onLuck?: ((sums: readonly number[]) => void) | undefined;
}

/** All that can be counted in one game. */
export function GameStatistics({ played, onLuck }: GameStatisticsProps) {
  const { say } = useStatisticsWords();
  const made = useMemo(() => figuresOf(played), [played]);
  const players = played.table.setup.players;
  const luck = useLuck(played, (draws: readonly GameDraw[]) => onLuck?.(luckSums(draws, players)));
  if ('error' in made) return <p className="statistics-failed">{say('panel.failed')}</p>;
  const { figures, course } = made;
  const sums = luck.state.is === 'done' ? luckSums(luck.state.draws, players) : undefined;
  return (
    <div className="game-statistics">
      <Highlights figures={figures} course={course} />
      <ScoreOverTime figures={figures} />
      <Sources figures={figures} />
      <Compare figures={figures} luck={sums} />
      <FollowersOverTime figures={figures} />
      <LuckSection figures={figures} luck={luck} specOf={specsOf(course.game)} />
    </div>
  );
}
