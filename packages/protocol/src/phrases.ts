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

/** Why somebody is reported to whoever runs the server. */
export const REPORT_REASONS = ['words', 'name', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
