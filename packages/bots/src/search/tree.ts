import { AnswerList, CHANCE, type Game } from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import type { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';
import type { Aim } from './aim.ts';
import type { Continuation } from './continuation.ts';
import type { Planner } from './planner.ts';

export interface TreeSettings {
  /** How many replies are considered at most. */
  readonly replies: number;
  /** How many of them after a single visit; more with the root of the visits. */
  readonly width: number;
  /** How many visits the first judgement of a reply counts for. */
  readonly trust: number;
  /** How many points the unknown is worth. */
  readonly curiosity: number;
}

/** A position someone must answer: chance or a seat. */
interface Node {
  readonly seat: number;
  readonly edges: readonly Edge[];
  visits: number;
  /** By how much what came of the visits was better for the seat than the first judgements, in sum. */
  surprise: number;
}

/** A way to go on from a node, and what came of it for its seat, in sum. */
interface Edge extends Branch {
  readonly codes: readonly number[];
  /** For chance: how likely it is. For a seat: the first judgement. */
  readonly prior: number;
  sum: number;
}

/** Where a tree hangs on: what follows once it has been visited. */
export interface Branch {
  visits: number;
  node: Node | undefined;
}

/**
 * What may follow a turn, as a tree with nodes for chance and for seats. Chance goes through its outcomes by their weights. Seats
 * consider the replies of a planner, more of them the more often a node is visited, and come to prefer what does best for them.
 * Below the tree a short continuation is played.
 */
export class Tree {
  readonly #evaluation: Evaluation;
  readonly #planner: Planner;
  readonly #continuation: Continuation;
  readonly #settings: TreeSettings;
  readonly #aim: Aim;
  readonly #answers = new AnswerList();
  readonly #nodes: Node[] = [];
  readonly #edges: Edge[] = [];

  constructor(
    evaluation: Evaluation,
    planner: Planner,
    continuation: Continuation,
    aim: Aim,
    settings: TreeSettings,
  ) {
    this.#evaluation = evaluation;
    this.#planner = planner;
    this.#continuation = continuation;
    this.#aim = aim;
    this.#settings = settings;
  }

  /**
   * Plays on from the position of a branch until so many tiles lie, down the tree and beyond, and notes what came of it. The
   * first draw is `first`, if it can be. Leaves the evaluation with the last position.
   */
  visit(branch: Branch, game: Game, until: number, first: number, dice: Dice): void {
    this.#nodes.length = 0;
    this.#edges.length = 0;
    let at = branch;
    let draw = first;
    while (!game.over && tilesPlaced(game) < until) {
      // What is met for the first time is not worth a node yet, unless it is chance: a draw costs nothing.
      if (at.node === undefined && at.visits === 0 && game.toMove !== CHANCE) break;
      at.node ??= this.#expand(game);
      const edge = at.node.seat === CHANCE ? dueOutcome(at, game, draw) : this.#mostPromising(at.node);
      if (edge === undefined) break;
      this.#nodes.push(at.node);
      this.#edges.push(edge);
      if (game.question.id === 'draw') draw = -1;
      for (const code of edge.codes) game.play(code);
      at = edge;
    }
    this.#continuation.play(game, until - tilesPlaced(game), dice);
    this.#evaluation.startFrom(game);
    this.#evaluation.look(game);
    this.#note(game);
    branch.visits++;
  }

  /** What came of it, all the way up. */
  #note(game: Game): void {
    const { worths, others } = this.#evaluation;
    for (const [i, edge] of this.#edges.entries()) {
      const node = this.#nodes[i];
      node.visits++;
      edge.visits++;
      if (node.seat === CHANCE) continue;
      const value = this.#aim.of(standing(worths, node.seat, others), game);
      node.surprise += value - edge.prior;
      edge.sum += value;
    }
  }

  #expand(game: Game): Node {
    const seat = game.toMove;
    const edges = seat === CHANCE ? this.#outcomes(game) : this.#replies(game);
    return { seat, edges, visits: 0, surprise: 0 };
  }

  #outcomes(game: Game): Edge[] {
    const { question } = game;
    const answers = this.#answers;
    game.listAnswers(answers);
    return answers.toArray().map((code) => newEdge([code], question.weight?.(game, code) ?? 1));
  }

  #replies(game: Game): Edge[] {
    const found = this.#planner.planOn(game, this.#settings.replies);
    return found.map(({ codes, value }) => newEdge(codes, this.#aim.of(value, game)));
  }

  /** The reply with the best outlook, the unknown counted as promising. */
  #mostPromising(node: Node): Edge | undefined {
    const { curiosity, width } = this.#settings;
    const considered = Math.min(node.edges.length, Math.ceil(width * Math.sqrt(node.visits + 1)));
    const unknown = Math.log(1 + node.visits);
    let best: Edge | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < considered; i++) {
      const edge = node.edges[i];
      const value = this.#mean(node, edge) + curiosity * Math.sqrt(unknown / (1 + edge.visits));
      if (value <= most) continue;
      most = value;
      best = edge;
    }
    return best;
  }

  /** What a reply is worth to its seat: what came of it, and the first judgement, corrected by how far all of them were off. */
  #mean({ visits: all, surprise }: Node, { visits, prior, sum }: Edge): number {
    const { trust } = this.#settings;
    const expected = prior + (all > 0 ? surprise / all : 0);
    if (visits === 0) return expected;
    return (trust * expected + sum) / (trust + visits);
  }
}

function newEdge(codes: readonly number[], prior: number): Edge {
  return { codes, prior, sum: 0, visits: 0, node: undefined };
}

/** The outcome asked for, else the one that is farthest behind its share of the visits. */
function dueOutcome({ node }: Branch, game: Game, first: number): Edge | undefined {
  if (node === undefined) return undefined;
  let best: Edge | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const isDraw = first >= 0 && game.question.id === 'draw';
  for (const edge of node.edges) {
    if (isDraw && edge.codes[0] === first) return edge;
    const due = edge.prior / (1 + edge.visits);
    if (due <= most) continue;
    most = due;
    best = edge;
  }
  return best;
}
