import { faultOf, type OpenGame } from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { LessonCard, type PlayContext } from '@bridgehead/client-kit/play';
import type { TitleLesson } from '@bridgehead/client-kit/title';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Console, Opening } from './game-host.tsx';
import { useGameScreen, useTitleClient } from './play-entry.ts';
import { useShell } from './shared.tsx';

/** The first lesson: the game screen itself, with a teacher beside the board. */
export function FirstTimeScreen({ title }: { readonly title: string }) {
  const shell = useShell();
  const parts = useGameScreen();
  const client = useTitleClient(title);
  const lesson = client?.lesson;
  const [game, setGame] = useState<OpenGame | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    document.title = `${t('learn.first')} · ${t('app.name')}`;
    if (lesson === undefined) return;
    let opened: OpenGame | undefined;
    let isWanted = true;
    const keep = (found: OpenGame): void => {
      opened = found;
      if (isWanted) setGame(found);
      else void found.close();
    };
    lesson.open(shell.engine()).then(keep, (error: unknown) => {
      shell.notice.value = { text: faultOf(error).message, tone: 'bad' };
    });
    return () => {
      isWanted = false;
      setGame(undefined);
      void opened?.close();
    };
  }, [lesson, attempt]);
  const guide = useMemo(() => guideOf(lesson, () => setAttempt(attempt + 1)), [lesson, attempt]);
  if (parts === undefined || client === undefined || game === undefined || guide === undefined) return <Opening />;
  return (
    <>
      <Console game={game} />
      <parts.GameScreen key={attempt} game={game} app={shell.app} client={client} guide={guide} />
    </>
  );
}

type Guide = FunctionComponent<{ readonly context: PlayContext }>;

function guideOf(lesson: TitleLesson | undefined, again: () => void): Guide | undefined {
  if (lesson === undefined) return undefined;
  return ({ context }) => <LessonCard context={context} lesson={lesson} again={again} />;
}
