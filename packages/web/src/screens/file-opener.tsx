import { faultOf, PERSON, seatingOf } from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { changedLines, saveLines } from '@bridgehead/engine/save-text';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Notice, Shell } from '../app/shell.ts';
import { LARGEST_MEGABYTES, type ReadSave, readSaveText } from '../saves/save-text.ts';
import { newId } from '../saves/saved-game.ts';
import { keepNew } from '../saves/store.ts';
import { Card, useShell } from './shared.tsx';

type Manner = 'game' | 'replay';

/** A file that the engine has opened and that nobody has kept yet. */
interface Ready {
  readonly name: string;
  readonly read: Extract<ReadSave, { readonly ok: true }>;
}

type OpenFile = (file: File, manner: Manner) => Promise<void>;

export function FileOpener() {
  const shell = useShell();
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  const open: OpenFile = async (file, manner) => {
    setReady(undefined);
    const opened = await readFile(shell, file);
    if (opened === undefined) return;
    const isToWatch = manner === 'replay' || opened.read.about.isOver;
    const hasComputer = Object.values(opened.read.players).some((player) => player !== PERSON);
    if (isToWatch) await keep(shell, opened, { route: 'replay', hotSeat: true });
    else if (hasComputer) await keep(shell, opened, { route: 'game', hotSeat: false });
    else setReady(opened);
  };
  const isOver = useDrop((file) => void open(file, 'game'));
  return (
    <Card title={t('files.title')} class="files">
      <p class="quiet" id="files-hint">
        {t('files.hint')}
      </p>
      <div class="row">
        <FileButton text={t('files.open')} manner="game" open={open} />
        <FileButton text={t('files.watch')} manner="replay" open={open} />
      </div>
      {ready === undefined ? undefined : <WhoPlays ready={ready} />}
      {isOver ? <div class="drop">{t('files.drop')}</div> : undefined}
    </Card>
  );
}

/** Where people play both sides, it may be one or two that sit before this screen. */
function WhoPlays({ ready }: { readonly ready: Ready }) {
  const shell = useShell();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [ready]);
  const play = (hotSeat: boolean) => void keep(shell, ready, { route: 'game', hotSeat });
  return (
    <fieldset class="who-plays">
      <legend>{t('files.who', { name: ready.name })}</legend>
      <div class="row">
        <button ref={first} type="button" class="button" data-players="hot-seat" onClick={() => play(true)}>
          {t('start.players.hot-seat')}
        </button>
        <button type="button" class="button" data-players="alone" onClick={() => play(false)}>
          {t('start.players.alone')}
        </button>
      </div>
    </fieldset>
  );
}

interface ButtonProps {
  readonly text: string;
  readonly manner: Manner;
  readonly open: OpenFile;
}

function FileButton({ text, manner, open }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = async () => {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    setBusy(true);
    await open(file, manner);
    setBusy(false);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <label class={isBusy ? 'button busy' : 'button'}>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept=".json,application/json"
        onChange={chosen}
        disabled={isBusy}
      />
      {isBusy ? t('app.loading') : text}
    </label>
  );
}

const MEGABYTE = 1024 * 1024;

function refuse({ notice }: Shell, name: string, why: string): void {
  notice.value = { text: t('files.refused', { name, why }), tone: 'bad' };
}

/** Opens the file in the engine, or says why not; no game here is touched. */
async function readFile(shell: Shell, file: File): Promise<Ready | undefined> {
  const { name } = file;
  if (file.size > LARGEST_MEGABYTES * MEGABYTE) {
    refuse(shell, name, t('files.refused.size', { megabytes: LARGEST_MEGABYTES }));
    return undefined;
  }
  const read = await readSaveText(shell.engine(), await file.text());
  if (read.ok) return { name, read };
  refuse(shell, name, read.why);
  return undefined;
}

interface Seating {
  readonly route: Manner;
  readonly hotSeat: boolean;
}

/** Keeps it as a new game and goes to it. */
async function keep(shell: Shell, { name, read }: Ready, { route, hotSeat }: Seating): Promise<void> {
  const id = newId();
  const lines = saveLines(read.save);
  const { players } = read;
  const seating = seatingOf(players, hotSeat);
  const after = Number.POSITIVE_INFINITY;
  const game = hotSeat === read.hotSeat ? lines : changedLines(lines, { after, choices: [], seating });
  try {
    await keepNew(shell.store, { ...read.about, id, changed: Date.now(), hotSeat, players }, game);
  } catch (error) {
    refuse(shell, name, faultOf(error).message);
    return;
  }
  const why = [read.warning, read.playersWarning].filter((one) => one !== undefined).join('; ');
  shell.notice.value = why === '' ? openedNotice(shell, id, name) : { text: t('files.warning', { why }), tone: 'bad' };
  shell.app.go(`${route}/${id}`);
}

/** The list of saves is named only where the game has got into it. */
function openedNotice({ store }: Shell, id: string, name: string): Notice | undefined {
  return store.unsaved.value.has(id) ? undefined : { text: t('files.opened', { name }), tone: 'good' };
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
