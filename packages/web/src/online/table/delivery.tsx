import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useOnlineWords } from '../texts/words.ts';

/** Milliseconds: what takes less needs no words; so long the tick is seen. */
const SLOW = 1000;
const TICK = 1500;

type Delivered = 'nothing' | 'sending' | 'taken' | 'taken-late';

interface DeliveryProps {
  /** Whether a move of one's own is on its way. */
  readonly isSending: boolean;
  readonly isRefused: boolean;
}

/** Whether one's move has arrived: a word if it takes long, a tick when it is on the server's disk. */
export function Delivery({ isSending, isRefused }: DeliveryProps) {
  const { o } = useOnlineWords();
  const is = useDelivered(isSending, isRefused);
  return (
    <div className="delivery" data-is={is}>
      <span aria-hidden="true">{is.startsWith('taken') && <Icon name="check" />}</span>
      <span role="status">
        {is === 'sending' && o('head.sending')}
        {is === 'taken-late' && o('head.taken')}
      </span>
    </div>
  );
}

function useDelivered(isSending: boolean, isRefused: boolean): Delivered {
  const [is, set] = useState<Delivered>('nothing');
  const wasSending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal that is forgotten later changes nothing
  useEffect(() => {
    if (isSending) {
      wasSending.current = true;
      set('nothing');
      const timer = setTimeout(() => set('sending'), SLOW);
      return () => clearTimeout(timer);
    }
    if (!wasSending.current) return;
    wasSending.current = false;
    set((before) => (isRefused ? 'nothing' : before === 'sending' ? 'taken-late' : 'taken'));
    const timer = setTimeout(() => set('nothing'), TICK);
    return () => clearTimeout(timer);
  }, [isSending]);
  return is;
}
