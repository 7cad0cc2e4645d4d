import { Modal } from '../../app/frame/modal.tsx';
import { useReplayWords } from '../texts/words.ts';
import { useKeyWords } from './key-words.ts';

/** All keys of the bar and of the land, as on the keyboard. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useReplayWords();
  return (
    <Modal title={say('keys')} className="replay-keys" onClose={onClose}>
      <dl>
        {useKeyWords().map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
