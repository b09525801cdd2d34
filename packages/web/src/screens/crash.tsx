import type { Fault } from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { saveIn } from '../saves/save-text.ts';
import { Panel, useShell } from './shared.tsx';

interface Props {
  readonly fault: Fault;
  /** The game in which it happened, if one is kept. */
  readonly id: string | undefined;
  readonly again: () => void;
}

/** What happened, the way back into the kept game, and a file that lets the fault be played again. */
export function Crash({ fault, id, again }: Props) {
  const { store, app } = useShell();
  const isUnsaved = id !== undefined && store.unsaved.value.has(id);
  const report = async () => {
    const kept = id === undefined ? undefined : await store.game(id).catch(() => undefined);
    const save = kept === undefined ? undefined : (saveIn(kept) ?? kept.lines);
    const report = { fault, save, steps: kept?.steps, browser: navigator.userAgent };
    app.download(t('crash.report.file'), `${JSON.stringify(report, undefined, 1)}\n`);
  };
  return (
    <Panel title={t('crash.title')}>
      <p>{isUnsaved ? t('crash.text.unsaved') : t('crash.text')}</p>
      <details class="more">
        <summary>{t('crash.details')}</summary>
        <p class="fault">
          <samp>{fault.message}</samp>
        </p>
        <p class="quiet">
          {t('crash.code')}: <code>{[fault.code, ...(fault.place === undefined ? [] : [fault.place])].join(', ')}</code>
        </p>
      </details>
      <p class="quiet">{t('crash.report.hint')}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={again}>
          {t('crash.continue')}
        </button>
        <button type="button" class="button" onClick={report}>
          {t('crash.report')}
        </button>
        <a class="button" href="#/start">
          {t('game.to-start')}
        </a>
      </div>
    </Panel>
  );
}
