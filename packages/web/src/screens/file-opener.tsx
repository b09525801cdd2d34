import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shell } from '../app/shell.ts';
import { faultOf } from '../game/wire-fault.ts';
import { t } from '../messages/index.ts';
import { LARGEST_MEGABYTES, readSaveText } from '../saves/save-text.ts';
import { newId } from '../saves/store.ts';
import { Card, useShell } from './shared.tsx';

type Manner = 'game' | 'replay';

export function FileOpener() {
  const shell = useShell();
  const isOver = useDrop((file) => openFile(shell, file, 'game'));
  return (
    <Card title={t('files.title')} class="files">
      <p class="quiet" id="files-hint">
        {t('files.hint')}
      </p>
      <div class="row">
        <FileButton text={t('files.open')} manner="game" />
        <FileButton text={t('files.watch')} manner="replay" />
      </div>
      {isOver ? <div class="drop">{t('files.drop')}</div> : undefined}
    </Card>
  );
}

function FileButton({ text, manner }: { readonly text: string; readonly manner: Manner }) {
  const shell = useShell();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = async () => {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    setBusy(true);
    await openFile(shell, file, manner);
    setBusy(false);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <label class={isBusy ? 'button busy' : 'button'}>
      <input ref={input} class="unseen" type="file" accept=".json,application/json" onChange={open} disabled={isBusy} />
      {isBusy ? t('app.loading') : text}
    </label>
  );
}

const MEGABYTE = 1024 * 1024;

/** Keeps the file as a new game and goes to it, or says why not; no other game is touched. */
export async function openFile(shell: Shell, file: File, manner: Manner): Promise<void> {
  const refuse = (why: string): void => {
    shell.notice.value = { text: t('files.refused', { name: file.name, why }), tone: 'bad' };
  };
  if (file.size > LARGEST_MEGABYTES * MEGABYTE) {
    refuse(t('files.refused.size', { megabytes: LARGEST_MEGABYTES }));
    return;
  }
  const read = await readSaveText(shell.engine(), await file.text());
  if (!read.ok) {
    refuse(read.why);
    return;
  }
  const id = newId();
  try {
    await shell.store.write({ ...read.about, id, changed: Date.now(), hotSeat: true }, JSON.stringify(read.save));
  } catch (error) {
    refuse(faultOf(error).message);
    return;
  }
  const text =
    read.warning === undefined ? t('files.opened', { name: file.name }) : t('files.warning', { why: read.warning });
  shell.notice.value = { text, tone: read.warning === undefined ? 'good' : 'bad' };
  shell.app.go(`${read.about.isOver ? 'replay' : manner}/${id}`);
}

/** Whether a file is being dragged over the page; when it is let go, it is opened. */
function useDrop(open: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) open(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', out);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', out);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
