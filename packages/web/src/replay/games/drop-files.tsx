import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { SeveralGames } from '../../files/several-games.tsx';
import { useRecordFile } from '../../files/use-record-file.ts';
import { useReplayWords } from '../texts/words.ts';
import { watch } from './kept.ts';

/** A place where a record can be dropped to be watched. */
export function DropFiles({ children }: { readonly children: ReactNode }) {
  const { say } = useReplayWords();
  const file = useRecordFile(watch);
  const [isOver, setOver] = useState(false);
  /** Whatever lies inside sends its own events as the file moves over it. */
  const depth = useRef(0);
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same
    <div
      className="drop-files"
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const dropped = event.dataTransfer.files[0];
        if (dropped !== undefined) void file.open(dropped);
      }}
    >
      {children}
      {isOver && <p className="drop-here">{say('drop')}</p>}
      {file.wrong !== undefined && (
        <p className="wrong drop-wrong" role="alert">
          {file.wrong}
        </p>
      )}
      <SeveralGames file={file} />
    </div>
  );
}
