import { type Ref, useState } from 'react';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';

const LONGEST = 300;

interface SayFormProps {
  readonly table: OnlineTable;
  readonly ref?: Ref<HTMLInputElement>;
  /** Something was said, or nothing was to be said. */
  readonly onSaid?: () => void;
}

/** A word of one's own. */
export function SayForm({ table, ref, onSaid }: SayFormProps) {
  const { o } = useOnlineWords();
  const [text, setText] = useState('');
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        setText('');
        if (words !== '') void table.say(words);
        onSaid?.();
      }}
    >
      <input
        ref={ref}
        aria-label={o('chat.say')}
        placeholder={o('chat.say')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">{o('chat.send')}</button>
    </form>
  );
}
