import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OpenGame } from '../game/contract.ts';
import { faultOf } from '../game/wire-fault.ts';
import { t } from '../messages/index.ts';
import type { Table } from '../play/table.ts';
import { Console, Opening } from './game-host.tsx';
import { useGameScreen } from './play-entry.ts';
import { useShell } from './shared.tsx';

/** The first lesson: the game screen itself, with a teacher beside the board. */
export function FirstTimeScreen() {
  const shell = useShell();
  const parts = useGameScreen();
  const [game, setGame] = useState<OpenGame | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    document.title = `${t('learn.first')} · ${t('app.name')}`;
    if (parts === undefined) return;
    let opened: OpenGame | undefined;
    let isWanted = true;
    const keep = (found: OpenGame): void => {
      opened = found;
      if (isWanted) setGame(found);
      else void found.close();
    };
    parts.openLesson(shell.engine()).then(keep, (error: unknown) => {
      shell.notice.value = { text: faultOf(error).message, tone: 'bad' };
    });
    return () => {
      isWanted = false;
      setGame(undefined);
      void opened?.close();
    };
  }, [parts, attempt]);
  const guide = useMemo(() => guideOf(parts, () => setAttempt(attempt + 1)), [parts, attempt]);
  if (parts === undefined || game === undefined || guide === undefined) return <Opening />;
  return (
    <>
      <Console game={game} />
      <parts.GameScreen key={attempt} game={game} app={shell.app} guide={guide} />
    </>
  );
}

type Guide = FunctionComponent<{ readonly table: Table }>;

function guideOf(parts: ReturnType<typeof useGameScreen>, again: () => void): Guide | undefined {
  if (parts === undefined) return undefined;
  const { LessonCard } = parts;
  return ({ table }) => <LessonCard table={table} again={again} />;
}
