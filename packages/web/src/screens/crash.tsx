import type { Fault } from '../game/contract.ts';
import { t } from '../messages/index.ts';
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
  const report = async () => {
    const text = id === undefined ? undefined : await store.text(id);
    const save: unknown = text === undefined ? undefined : JSON.parse(text);
    app.download(
      t('crash.report.file'),
      `${JSON.stringify({ fault, save, browser: navigator.userAgent }, undefined, 1)}\n`,
    );
  };
  return (
    <Panel title={t('crash.title')}>
      <p>{t('crash.text')}</p>
      <details class="more">
        <summary>{t('crash.details')}</summary>
        <p class="fault">{fault.message}</p>
        <p class="quiet">
          {t('crash.code')}: {fault.code}
          {fault.place === undefined ? '' : `, ${fault.place}`}
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
