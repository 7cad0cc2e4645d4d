import type { TableSummary } from '@bastide/protocol';
import { Icon } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { useQuickGame } from '../../setup/quick-game.ts';
import { writeAddress } from '../address.ts';
import { useOnlineWords } from '../texts/words.ts';

/** What one can do where nobody waits: begin at once against a bot, invite a friend, solve today's puzzle, watch. */
export function EmptyLobby({ watchable }: { readonly watchable: TableSummary | undefined }) {
  const { o } = useOnlineWords();
  const { t } = useWords();
  const { begin } = useQuickGame();
  return (
    <div className="empty-lobby">
      <p>{o('lobby.none')}</p>
      <p className="row">
        <a className="button" href={writeAddress({ at: 'friend' })}>
          <Icon name="share" />
          {t('home.friend')}
        </a>
        <button type="button" onClick={begin}>
          <Icon name="play" />
          {t('setup.quick')}
        </button>
        <a className="button" href="#/puzzles">
          <Icon name="hint" />
          {o('lobby.puzzle')}
        </a>
        {watchable !== undefined && (
          <a className="button" href={writeAddress({ at: 'table', game: watchable.game, key: undefined })}>
            <Icon name="eye" />
            {o('lobby.watch-one')}
          </a>
        )}
      </p>
    </div>
  );
}
