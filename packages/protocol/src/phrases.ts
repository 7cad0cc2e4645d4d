/** Said with one click; the page has the words. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'oops',
  'thanks',
  'thinking',
  'good-game',
  'rematch',
  'bye',
] as const;
