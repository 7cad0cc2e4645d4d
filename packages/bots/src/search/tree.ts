import { CHANCE, type Game, Options } from '@bastide/rules';
import type { Allowance } from '../clock.ts';
import type { Dice } from '../dice.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { standing } from '../evaluation/standing.ts';
import type { Candidate } from './candidates.ts';
import { Continuation } from './continuation.ts';
import type { Planner } from './planner.ts';

export interface TreeSettings {
  /** How many tiles are played after the turn, in the tree and below: all that is compared is as far on. */
  readonly tiles: number;
  /** How many visits the first judgement of a way to play counts for. */
  readonly trust: number;
  /** How many points the unknown is worth: the higher, the wider the search. */
  readonly curiosity: number;
  /** How many ways to play are considered after a single visit; more with the root of the visits. */
  readonly width: number;
  /** How many of them at most in the nodes below the root. */
  readonly replies: number;
  readonly elsewhere: number;
}

/** A way to play must have this share of the visits of the most visited one to be chosen. */
const TRUSTED = 0.3;

/** A position someone must answer: chance or a seat. What came of it is kept for all seats. */
interface Node {
  readonly seat: number;
  readonly edges: Edge[];
  visits: number;
  /** By how much what came of the visits was better for the seat than the first judgements, in sum. */
  surprise: number;
}

/** A way to go on from a node. */
interface Edge {
  readonly codes: readonly number[];
  /** For chance: how likely it is. */
  readonly weight: number;
  /** The first judgement of a seat's way to play. */
  readonly prior: number;
  readonly sums: Float64Array;
  visits: number;
  node: Node | undefined;
}

/**
 * A search tree with nodes for seats and for chance. Seats consider more ways to play the more often a node is visited, in the
 * order of the planner; chance goes through its outcomes by their weights. What lies below the tree is told by a short
 * continuation.
 */
export class Tree {
  readonly #evaluation: Evaluation;
  readonly #planner: Planner;
  readonly #continuation: Continuation;
  readonly #game: Game;
  readonly #allowance: Allowance;
  readonly #settings: TreeSettings;
  readonly #options = new Options();
  readonly #path: Edge[] = [];
  readonly #nodes: Node[] = [];
  #until = 0;

  constructor(
    game: Game,
    evaluation: Evaluation,
    planner: Planner,
    allowance: Allowance,
    settings: TreeSettings,
  ) {
    this.#evaluation = evaluation;
    this.#planner = planner;
    this.#continuation = new Continuation(game, evaluation, settings.elsewhere);
    this.#game = game.clone();
    this.#allowance = allowance;
    this.#settings = settings;
  }

  /** The codes of the candidate that did best. */
  best(start: Game, candidates: readonly Candidate[], dice: Dice): readonly number[] {
    if (candidates.length <= 1) return candidates[0]?.codes ?? [];
    const root: Node = {
      seat: start.toMove,
      edges: candidates.map((one) => this.#edge(one)),
      visits: 0,
      surprise: 0,
    };
    this.#until = start.board.land.placed + 1 + this.#settings.tiles;
    while (!this.#allowance.spent) {
      this.#allowance.spend();
      this.#game.copyFrom(start);
      this.#visit(root, dice);
    }
    return this.#choice(root).codes;
  }

  /** The best of those that were visited often enough to be trusted. */
  #choice(root: Node): Edge {
    const most = Math.max(...root.edges.map(({ visits }) => visits));
    const trusted = root.edges.filter(({ visits }) => visits >= TRUSTED * most);
    return trusted.reduce((best, edge) => (this.#mean(root, edge) > this.#mean(root, best) ? edge : best));
  }

  #edge({ codes, value }: Candidate): Edge {
    return {
      codes,
      weight: 0,
      prior: value,
      sums: new Float64Array(this.#game.players),
      visits: 0,
      node: undefined,
    };
  }

  /** Goes down the tree, adds a node, plays on from there, and notes what came of it all the way up. */
  #visit(root: Node, dice: Dice): void {
    const game = this.#game;
    const path = this.#path;
    path.length = 0;
    this.#nodes.length = 0;
    let node = root;
    for (;;) {
      this.#nodes.push(node);
      node.visits++;
      const edge = node.seat === CHANCE ? mostDue(node) : this.#mostPromising(node);
      path.push(edge);
      for (const code of edge.codes) game.play(code);
      if (game.over || game.board.land.placed >= this.#until) break;
      if (edge.node === undefined) {
        if (edge.visits === 0 && node.seat !== CHANCE) break;
        edge.node = this.#expand(dice);
        if (edge.node.edges.length === 0) break;
      }
      node = edge.node;
    }
    this.#continuation.play(game, this.#until - game.board.land.placed, dice);
    this.#evaluation.startFrom(game);
    this.#evaluation.look(game);
    const { worths } = this.#evaluation;
    for (const [i, edge] of path.entries()) {
      const { seat: by } = this.#nodes[i];
      if (by !== CHANCE)
        this.#nodes[i].surprise += standing(worths, by, this.#evaluation.others) - edge.prior;
      edge.visits++;
      for (let seat = 0; seat < worths.length; seat++) edge.sums[seat] += worths[seat];
    }
  }

  /** The node of the position that was reached. */
  #expand(dice: Dice): Node {
    const game = this.#game;
    const seat = game.toMove;
    if (seat === CHANCE) return { seat, edges: this.#outcomes(dice), visits: 0, surprise: 0 };
    const { replies } = this.#settings;
    const edges = this.#planner.planOn(game, replies).map((one) => this.#edge(one));
    return { seat, edges, visits: 0, surprise: 0 };
  }

  #outcomes(dice: Dice): Edge[] {
    const game = this.#game;
    const { question, players } = game;
    const options = this.#options;
    game.listOptions(options);
    const edges: Edge[] = [];
    for (let i = 0; i < options.count; i++) {
      const code = options.codes[i];
      const weight = (question.weight?.(game, code) ?? 1) * (1 + 0.01 * dice.next());
      edges.push({
        codes: [code],
        weight,
        prior: 0,
        sums: new Float64Array(players),
        visits: 0,
        node: undefined,
      });
    }
    return edges;
  }

  /** The way to play with the best outlook, the unknown counted as promising. */
  #mostPromising(node: Node): Edge {
    const { curiosity, width } = this.#settings;
    const considered = Math.min(node.edges.length, Math.floor(width * Math.sqrt(node.visits)));
    const unknown = Math.log(1 + node.visits);
    let best = node.edges[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < Math.max(1, considered); i++) {
      const edge = node.edges[i];
      const value = this.#mean(node, edge) + curiosity * Math.sqrt(unknown / (1 + edge.visits));
      if (value <= most) continue;
      most = value;
      best = edge;
    }
    return best;
  }

  /** What a way to play is worth: what came of it, and the first judgement as far on as that. */
  #mean({ seat, visits: all, surprise }: Node, { visits, prior, sums }: Edge): number {
    const { trust } = this.#settings;
    const expected = prior + (all > 1 ? surprise / (all - 1) : 0);
    if (visits === 0) return expected;
    return (trust * expected + standing(sums, seat, this.#evaluation.others)) / (trust + visits);
  }
}

/** The outcome that is farthest behind its share of the visits. */
function mostDue(node: Node): Edge {
  let best = node.edges[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of node.edges) {
    const due = edge.weight / (1 + edge.visits);
    if (due <= most) continue;
    most = due;
    best = edge;
  }
  return best;
}
