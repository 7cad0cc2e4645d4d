/** A rule in words. Paragraphs stand apart by an empty line, items of a list begin with `- `, `**…**` is stressed. */
export interface EntryText {
  readonly title: string;
  readonly text: string;
}

export interface CaptionText {
  /** What is to be seen, for those who see no pictures. */
  readonly alt: string;
  /** What it shows; `{red}` stands for the points red gets for it. */
  readonly caption: string;
}

export interface ChapterText {
  readonly title: string;
  readonly lead: string;
  readonly entries: Readonly<Record<string, EntryText>>;
  readonly captions: Readonly<Record<string, CaptionText>>;
}

/** The same chapter in another language: not an entry more or less. */
export type Same<Chapter extends ChapterText> = {
  readonly title: string;
  readonly lead: string;
  readonly entries: Readonly<Record<keyof Chapter['entries'], EntryText>>;
  readonly captions: Readonly<Record<keyof Chapter['captions'], CaptionText>>;
};
