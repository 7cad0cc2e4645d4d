import { useWords } from '../words.ts';

/** What stands on the page when it can't go on. */
export function Fault() {
  const { t } = useWords();
  return (
    <main className="fault" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.about')}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t('error.again')}
        </button>
        <button
          type="button"
          onClick={() => {
            location.hash = '#/';
            location.reload();
          }}
        >
          {t('error.home')}
        </button>
      </p>
    </main>
  );
}
