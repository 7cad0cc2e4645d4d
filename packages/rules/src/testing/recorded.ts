import type { Game } from '../game/game.ts';
import type { UncheckedMove } from '../game/move.ts';
import { History } from '../game/record/history.ts';
import type { GameRecord } from '../game/record/record.ts';
import { choiceText } from '../game/record/replay.ts';
import { AnswerList } from '../turn/answers.ts';
import { countPlacements } from '../turn/place.ts';

/**
 * A game written down with all that records may tell: also how many placements and which figure actions were legal. `answer`
 * decides for everybody, chance too.
 */
export function recordedGame(game: Game, answer: (game: Game) => number, id: string): GameRecord {
  const history = new History(game);
  while (!game.over) {
    const move = game.question.write(game, answer(game));
    const played = history.play({ ...move, ...besideMove(game) });
    if ('error' in played) throw new Error(`${JSON.stringify(move)}: ${played.error}`);
  }
  return history.record(id);
}

function besideMove(game: Game): Partial<UncheckedMove> {
  const { question } = game;
  if (question.id === 'place') return { legal: countPlacements(game) };
  if (question.id !== 'figure') return {};
  const answers = new AnswerList();
  game.listAnswers(answers);
  return { options: answers.toArray().map((code) => choiceText(question.write(game, code))) };
}
