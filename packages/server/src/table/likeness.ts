/** Small letters and digits that look like others, in pairs: those of Greek and Cyrillic first. */
const SMALL = looks('αaаaеeεeοoоoрpρpсcυyуyхxχxіiιiјjѕsԁdһhκkкkмmнhтtτtвbνvոn0o1l|l5sıiɪiӏlօoսuɑaɡgѵvԛqԝwүy');
/** Capitals whose small letters look otherwise: Greek, Cyrillic, Coptic, Cherokee, Lisu. */
const CAPITAL = looks(
  'ΒBΖZΗHΜMΝNԌG' +
    'ⲀAⲂBⲎHⲒIⲔKⲘMⲚNⲞOⲢPⲤCⲦTⲨYⲬXⲌZⲈE' +
    'ᎪAᏴBᏟCᎠDᎬEᏀGᎻHᎫJᏦKᏞLᎷMᏢPᏒRᏚSᎢTᏙVᏔWᏃZ' +
    'ꓐBꓑPꓓDꓔTꓖGꓗKꓙJꓚCꓜZꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓪWꓫXꓬYꓮAꓰEꓲIꓳOꓴU',
);

/** The same for names that look the same to someone who does not look twice: marks, spaces, case and alphabet are left out. */
export function likeness(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');
  return seen(seen(bare, CAPITAL).toLowerCase(), SMALL)
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function seen(text: string, as: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => as.get(letter) ?? letter).join('');
}

function looks(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.match(/../gu)?.map((pair) => [...pair] as [string, string]));
}
