import { useCatalogue } from '../texts/catalogue.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export function ReplayScreen() {
  const say = useCatalogue({ en, fr });
  return (
    <main id="main" tabIndex={-1}>
      <h1>{say('title')}</h1>
    </main>
  );
}
