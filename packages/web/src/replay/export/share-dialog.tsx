import { useMemo, useState } from 'react';
import { Icon, type IconName } from '../../app/frame/icon.tsx';
import { Modal } from '../../app/frame/modal.tsx';
import { download } from '../../files/save-record.ts';
import { percentage } from '../../texts/decimal.ts';
import { writeReplayAddress } from '../address.ts';
import type { Film } from '../games/film.ts';
import type { ReplaySession, ReplayState } from '../replay-session.ts';
import { useReplayWords } from '../texts/words.ts';
import type { Animation } from './use-animation.ts';
import { fileName } from './use-animation.ts';

interface ShareDialogProps {
  readonly film: Film;
  readonly session: ReplaySession;
  readonly state: ReplayState;
  readonly animation: Animation;
  readonly onClose: () => void;
}

/** Everything one can take away from a game. */
export function ShareDialog({ film, session, state, animation, onClose }: ShareDialogProps) {
  const { say } = useReplayWords();
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const name = fileName(film);
  const { view } = state;
  const { seats } = session.table;

  async function make(kind: string, made: () => Promise<void>): Promise<void> {
    setNote(undefined);
    setBusy(kind);
    await made().catch(() => setNote(say('save.failed')));
    setBusy(undefined);
  }

  async function shareLink(): Promise<void> {
    const url = new URL(writeReplayAddress({ ...film.address, moment: state.moment }), location.href).href;
    if (typeof navigator.share === 'function')
      return navigator.share({ url, title: say('title') }).catch(() => {});
    await navigator.clipboard.writeText(url);
    setNote(say('share.copied'));
  }

  const record = useMemo(() => recordFile(film, session), [film, session]);
  return (
    <Modal title={say('share')} className="replay-share" onClose={onClose}>
      <ul className="bare">
        {film.address.at === 'online' && (
          <ShareAction
            icon="share"
            name={say('share.link')}
            about={say('share.link.about')}
            onDo={() => void make('link', shareLink)}
          />
        )}
        {film.address.at === 'kept' && canShare(record) && (
          <ShareAction
            icon="share"
            name={say('share.file')}
            about={say('share.file.about')}
            onDo={() => void navigator.share({ files: [record] }).catch(() => {})}
          />
        )}
        <ShareAction
          icon="save"
          name={say('save.record')}
          about={say('save.record.about')}
          onDo={() => download(record, record.name)}
        />
        <ShareAction
          icon="picture"
          name={say('save.png')}
          about={say('save.png.about')}
          isBusy={busy === 'png'}
          onDo={() =>
            void make('png', async () => {
              const { landAsPng } = await import('./png.tsx');
              download(await landAsPng(view, seats), `${name}-${state.moment}.png`);
            })
          }
        />
        <ShareAction
          icon="tiles"
          name={say('save.svg')}
          about={say('save.svg.about')}
          isBusy={busy === 'svg'}
          onDo={() =>
            void make('svg', async () => {
              const { landAsSvg } = await import('./svg.tsx');
              download(await landAsSvg(view, seats), `${name}-${state.moment}.svg`);
            })
          }
        />
        <ShareAction
          icon="film"
          name={say('save.gif')}
          about={say('save.gif.about')}
          isBusy={animation.job !== undefined}
          onDo={animation.start}
        />
      </ul>
      <AnimationProgress animation={animation} />
      <p role="status">{animation.hasFailed ? say('save.failed') : note}</p>
    </Modal>
  );
}

/** The record as a file, with who sat where and the proof of its draws if it has one. */
function recordFile(film: Film, session: ReplaySession): File {
  const { fair } = film;
  const record = {
    ...session.record(film.name),
    seats: session.table.seats,
    ...(fair === undefined ? {} : { fair }),
  };
  return new File([JSON.stringify(record)], `${fileName(film)}.json`, { type: 'application/json' });
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

interface ShareActionProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly isBusy?: boolean;
  readonly onDo: () => void;
}

function ShareAction({ icon, name, about, isBusy = false, onDo }: ShareActionProps) {
  return (
    <li>
      <button
        type="button"
        className="plain share-action"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onDo()}
      >
        <Icon name={icon} />
        <span>
          <strong>{name}</strong>
          <span className="small">{about}</span>
        </span>
      </button>
    </li>
  );
}

function AnimationProgress({ animation: { job, cancel } }: Pick<ShareDialogProps, 'animation'>) {
  const { say, lang } = useReplayWords();
  if (job === undefined) return undefined;
  return (
    <div className="animation-progress">
      <progress value={job.share} aria-label={say('gif.progress')} />
      <p className="small">
        {percentage(lang, job.share)}
        {job.left !== undefined && ` · ${say('gif.left', { n: Math.ceil(job.left / 1000) })}`}
      </p>
      <button type="button" onClick={cancel}>
        {say('gif.cancel')}
      </button>
    </div>
  );
}
