import type { Answer } from '@bastide/rules';
import { useState } from 'react';
import { useWords } from '../../app/words.ts';
import type { Choice } from '../../board/choices/choice.ts';
import type { SpecOf } from '../../session/types.ts';
import './all-choices.css';
import { choiceAndPlace } from './names.ts';

interface AllChoicesProps {
  readonly answers: readonly Answer[];
  readonly names: readonly string[];
  readonly specOf: SpecOf;
  readonly choice: Choice;
  readonly onPick: (answer: Answer) => void;
}

/** Every legal answer in words, for keyboards and screen readers. */
export function AllChoices({ answers, names, specOf, choice, onPick }: AllChoicesProps) {
  const { t, lang } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="all-choices" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table.choices.count', { n: answers.length })}</summary>
      {isOpen && (
        <ul className="bare">
          {answers.map((answer) => (
            <li key={answer.code}>
              <button type="button" aria-pressed={answer.code === choice.code} onClick={() => onPick(answer)}>
                {choiceAndPlace(lang, answer, names, specOf)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
