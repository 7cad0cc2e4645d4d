import { describe, expect, test } from 'vitest';
import type { Expansion } from '../expansion.ts';
import type { Game } from '../game/game.ts';
import { award } from '../score/award.ts';
import { checkExpansion } from './check-expansion.ts';

const words = { 'set.mill': 'The Mill', 'set.mill.about': 'Wind.' };
const mill: Expansion = {
  id: 'mill',
  texts: { en: words, fr: words },
  citations: { 'set.mill': ['G3'] },
};
const rules = new Set(['G3']);
const WIND = { 'question.mill/wind': 'Wind?', 'step.mill/wind': 'Wind' };

function complaints(changed: Partial<Expansion>): string {
  return checkExpansion({ ...mill, ...changed }, { rules, games: 0 }).join('\n');
}

test('an expansion that forgot nothing is told nothing', () => {
  expect(checkExpansion(mill, { rules, games: 0 })).toEqual([]);
});

describe('an expansion is told what it forgot', () => {
  test('words, in both languages', () => {
    expect(complaints({ texts: { en: {}, fr: {} } })).toContain('give “set.mill” words');
    expect(complaints({ texts: { en: words, fr: {} } })).toContain('“set.mill” has no words in texts/fr.ts');
    expect(complaints({ options: { wind: { values: ['calm'] } } })).toContain('“option.wind.calm”');
    const french = { ...words, 'set.mill.about': '{n} vents' };
    expect(complaints({ texts: { en: words, fr: french } })).toContain('other parameters in texts/fr.ts');
  });

  test('rules', () => {
    expect(complaints({ citations: {} })).toContain('cites no rule');
    expect(complaints({ citations: { 'set.mill': ['ZZ9'] } })).toContain(
      'the rule ZZ9, which does not exist',
    );
  });

  test('letters and words of marks and figures', () => {
    const box: Expansion['box'] = () => ({
      marks: [{ name: 'sail', on: 'tile' }],
      figures: [{ name: 'miller', count: 1, role: 'special', strength: 0, stands: ['road'], rule: 'G3' }],
    });
    const told = complaints({ box });
    for (const piece of [
      'the mark sail a letter',
      'the figure miller a letter',
      '“mark.sail”',
      '“figure.miller.a”',
    ])
      expect(told).toContain(piece);
  });

  test('words and rules of questions, words and neighbours of steps', () => {
    const told = complaints({
      rules: (context) => {
        context.question({
          id: 'mill/grind',
          answers: () => {},
          play: () => {},
          write: () => ({ by: 0, do: 'pass' }),
          read: () => -1,
          target: () => ({ label: 'pass' }),
        });
        return { steps: [{ id: 'mill/grind', slot: 'placed', after: ['rivr/flow'], run: () => {} }] };
      },
    });
    expect(told).toContain('“question.mill/grind” words');
    expect(told).toContain('cite the rule behind “question.mill/grind”');
    expect(told).toContain('“step.mill/grind” words');
    expect(told).toContain('mill/grind: there is no step rivr/flow');
  });
});

test('two different answers written alike are told, and what to do', () => {
  const alike: Expansion = {
    ...mill,
    texts: { en: { ...words, ...WIND }, fr: { ...words, ...WIND } },
    citations: { ...mill.citations, 'question.mill/wind': ['G3'] },
    rules: (context) => {
      const wind = context.question({
        id: 'mill/wind',
        answers(_, out) {
          out.add(0);
          out.add(1);
        },
        play: () => {},
        write: ({ turn }) => ({ by: turn.seat, do: 'pass', phase: 'wind' }),
        read: () => 0,
        target: () => ({ label: 'pass' }),
      });
      const run = (game: Game) => game.ask(wind, game.turn.seat);
      return { steps: [{ id: 'mill/wind', slot: 'placed', after: ['river/flow'], run }] };
    },
  };
  expect(checkExpansion(alike, { rules, gamesWithAll: 0 }).join('\n')).toContain(
    'mill/wind has two different answers written alike: pass; let `write` put into the move what tells them apart',
  );
});

test('games tell what has no words', () => {
  const noisy: Expansion = {
    ...mill,
    texts: { en: { ...words, 'step.mill/turn': 'Turn' }, fr: { ...words, 'step.mill/turn': 'Tourner' } },
    rules: () => ({
      steps: [
        {
          id: 'mill/turn',
          slot: 'placed',
          after: ['river/flow'],
          run: (game) => game.emit({ event: 'happened', what: 'mill/turns', seat: 0 }),
        },
      ],
      invariants: { settled: (game) => (game.board.land.placed > 5 ? ['the mill is stuck'] : []) },
    }),
  };
  const { invariants: _, ...sound } = noisy.rules?.(undefined as never) ?? {};
  expect(checkExpansion(noisy, { rules, gamesWithAll: 0 }).join('\n')).toContain('the mill is stuck');
  expect(checkExpansion({ ...noisy, rules: () => sound }, { rules, gamesWithAll: 0 })).toEqual([
    'give “event.mill/turns” words: the event mill/turns has none',
  ]);
});

test('an answer without words is told, and what follows from it, though no game has chosen it', () => {
  const texts = { ...words, ...WIND, 'action.mill/calm': 'Calm' };
  const choices = ['calm', 'gale'];
  const once: Expansion = {
    ...mill,
    texts: { en: texts, fr: texts },
    citations: { ...mill.citations, 'question.mill/wind': ['G3'] },
    rules: (context) => {
      const wind = context.question({
        id: 'mill/wind',
        answers: (_, out) => choices.forEach((_, code) => void out.add(code)),
        play: (game, code) => award(game, game.turn.seat, 1, { cause: choices[code], because: {} }),
        write: ({ turn }, code) => ({ by: turn.seat, do: 'follow', follow: code === 1, space: 0 }),
        read: (_, { follow }) => Number(follow),
        target: (_, code) => ({ label: `mill/${choices[code]}` }),
      });
      const run = (game: Game) => {
        if (game.board.land.placed === 2) game.ask(wind, game.turn.seat);
      };
      return { steps: [{ id: 'mill/wind', slot: 'placed', after: ['river/flow'], run }] };
    },
  };
  const told = checkExpansion(once, { rules, gamesWithAll: 0 }).join('\n');
  expect(told).toContain('give “action.mill/gale” words: the answer mill/gale of mill/wind has none');
  expect(told).not.toContain('action.mill/calm');
  for (const cause of choices) {
    expect(told).toContain(`give “award.${cause}” words`);
    expect(told).toContain(`give “cause.${cause}” words`);
  }
});
