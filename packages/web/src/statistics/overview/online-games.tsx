import { useEffect, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { arrive, identity, isKnownSomewhere } from '../../online/identity.ts';
import { fetchOnlineGames } from '../history/online.ts';
import { useStatisticsWords } from '../words.ts';

type Fetching = 'idle' | 'fetching' | 'failed' | number;

/** For who has a name online: the games finished there, too. */
export function OnlineGames({ onChange }: { readonly onChange: () => void }) {
  const { say } = useStatisticsWords();
  const isKnown = useIsKnownOnline();
  const [state, setState] = useState<Fetching>('idle');
  if (!isKnown) return undefined;
  const fetchAll = async () => {
    setState('fetching');
    try {
      setState(await fetchOnlineGames());
      onChange();
    } catch {
      setState('failed');
    }
  };
  return (
    <section className="online-games">
      <p>{say('online.about')}</p>
      <button type="button" disabled={state === 'fetching'} onClick={() => void fetchAll()}>
        <Icon name="players" />
        {say('online.fetch')}
      </button>
      <p role="status">
        {state === 'fetching' && say('online.fetching')}
        {state === 'failed' && say('online.failed')}
        {typeof state === 'number' && say('online.fetched', { n: state })}
      </p>
    </section>
  );
}

/** Only who has been online with this browser is looked up; nobody else asks a server anything. */
function useIsKnownOnline(): boolean {
  const [isKnown, setKnown] = useState(identity.get().is === 'somebody');
  useEffect(() => {
    if (!isKnownSomewhere()) return;
    void arrive().then(() => setKnown(identity.get().is === 'somebody'));
  }, []);
  return isKnown;
}
