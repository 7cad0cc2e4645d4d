import { useWords } from '../../app/words.ts';

/** What is counted on the land has names for many of it. */
const COUNTED = ['road', 'city', 'monastery', 'garden', 'field'] as const;

/** The name of what is counted: all roads, or what an expansion calls its own. */
export function useCountName(): (kind: string) => string {
  const { t, name } = useWords();
  return (kind) => {
    const counted = COUNTED.find((one) => one === kind);
    return counted === undefined ? name('cause', kind) : t(`count.${counted}`);
  };
}
