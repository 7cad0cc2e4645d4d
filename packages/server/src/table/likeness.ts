/** Letters and digits that look like others, in pairs: those of Greek and Cyrillic first. */
const LOOKS = new Map(
  'αaаaеeεeοoоoрpρpсcυyуyхxχxіiιiјjѕsԁdһhκkкkмmнhтtτtвbνvոn0o1l|l5sıiɪiӏlօoսuɑaɡgѵvԛqԝw'
    .match(/../gu)
    ?.map((pair) => [[...pair][0], [...pair][1]]),
);

/** The same for names that look the same to someone who does not look twice: marks, spaces, case and alphabet are left out. */
export function likeness(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...bare]
    .map((letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l');
}
