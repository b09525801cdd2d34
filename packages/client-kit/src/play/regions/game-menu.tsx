/** The menu of a game: what concerns the game as a whole and not the question that is asked. */

import { useState } from 'preact/hooks';
import { spoken } from '../../messages/language.ts';
import { t } from '../../messages/messages.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import {
  CameraField,
  ColoursField,
  ConfirmField,
  MotionField,
  NumbersField,
  PaceField,
  SoundsField,
  TextSizeField,
  ThemeField,
} from '../parts/settings-fields.tsx';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';
import { useModal } from '../use-modal.ts';
import { briefingOf } from './briefing-sheet.tsx';
import { PlayersHere } from './players-here.tsx';

interface Item {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly hint?: string;
  readonly act: () => void;
}

export function GameMenu({ context }: { readonly context: PlayContext }) {
  const isOpen = context.panels.menu.value;
  const dialog = useModal(isOpen);
  return (
    <dialog ref={dialog} class="help menu" aria-label={say('menu')} onClose={() => context.panels.setMenu(false)}>
      {isOpen ? <MenuBody context={context} /> : undefined}
    </dialog>
  );
}

function MenuBody({ context }: { readonly context: PlayContext }) {
  const [part, setPart] = useState<'players' | 'settings' | undefined>(undefined);
  const toggle = (wanted: typeof part) => () => setPart(part === wanted ? undefined : wanted);
  const close = (): void => context.panels.setMenu(false);
  const settings: Item = {
    id: 'settings',
    icon: 'settings',
    label: t('settings.title'),
    act: toggle('settings'),
  };
  const players: Item = {
    id: 'players',
    icon: 'swap',
    label: say('menu.players'),
    hint: say('menu.players.hint'),
    act: toggle('players'),
  };
  const isPlayed = context.game.replay.value === undefined;
  const done = (item: Item): Item => ({
    ...item,
    act: () => {
      close();
      item.act();
    },
  });
  return (
    <>
      <header>
        <h2>{spoken(context.client.name)}</h2>
        <button type="button" class="icon-button" aria-label={say('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="menu-items">
        <MenuList items={[...gameItems(context).map(done), ...(isPlayed ? [players] : [])]} />
        {part === 'players' ? <PlayersHere context={context} /> : undefined}
        <MenuList items={[...lookUpItems(context).map(done), settings]} />
        {part === 'settings' ? <SettingsHere context={context} /> : undefined}
        <MenuList
          items={[{ id: 'start', icon: 'home', label: say('menu.start'), act: () => context.app.go('start') } as const]}
        />
      </div>
    </>
  );
}

function gameItems({ game, app }: PlayContext): readonly Item[] {
  const isReplay = game.replay.value !== undefined;
  const branch = (): void => void game.branch().then((id) => app.go(`game/${id}`));
  const turn = Number(game.view.value?.turn ?? 0);
  const save = async (): Promise<void> =>
    app.download(t('game.file', { title: game.title, turn }), await game.exportText());
  const hint = say('menu.branch.hint');
  const playing: readonly Item[] = [
    { id: 'continue', icon: 'play', label: say('menu.continue'), act: () => undefined },
    { id: 'replay', icon: 'undo', label: say('menu.replay'), act: () => app.go(`replay/${game.id}`) },
    { id: 'branch', icon: 'branch', label: say('menu.branch'), hint, act: branch },
  ];
  const watching: readonly Item[] = [
    { id: 'continue', icon: 'play', label: say('menu.watch-on'), act: () => undefined },
    { id: 'branch', icon: 'branch', label: say('replay.branch'), hint, act: branch },
    { id: 'game', icon: 'swords', label: say('menu.game'), act: () => app.go(`game/${game.id}`) },
  ];
  return [
    ...(isReplay ? watching : playing),
    { id: 'file', icon: 'file', label: say('menu.file'), hint: say('menu.file.hint'), act: () => void save() },
  ];
}

function lookUpItems(context: PlayContext): readonly Item[] {
  const { app, panels, client } = context;
  const learning: readonly Item[] = [
    {
      id: 'first-time',
      icon: 'learn',
      label: spoken(client.learn?.first ?? '') || say('learn.first'),
      act: () => app.go(`first-time/${client.id}`),
    },
    {
      id: 'rulebook',
      icon: 'log',
      label: spoken(client.learn?.rulebook ?? '') || say('learn.rulebook'),
      act: () => app.go(`rulebook/${client.id}`),
    },
  ];
  const view = context.view.value;
  const briefing: readonly Item[] =
    view === undefined || briefingOf(context, view) === undefined
      ? []
      : [{ id: 'briefing', icon: 'briefing', label: say('briefing'), act: () => panels.setBriefing(true) }];
  const course: readonly Item[] =
    client.campaign === undefined
      ? []
      : [{ id: 'course', icon: 'course', label: say('course.title'), act: () => panels.setCampaign(true) }];
  return [
    ...briefing,
    ...course,
    { id: 'rules', icon: 'rules', label: say('menu.rules'), act: () => panels.openTab('rules') },
    { id: 'help', icon: 'help', label: say('help'), act: () => panels.setHelp(true) },
    ...learning,
  ];
}

function MenuList({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul class="menu-list">
      {items.map(({ id, icon, label, hint, act }) => (
        <li key={id}>
          <button type="button" class="menu-item" data-menu={id} onClick={act}>
            <Icon name={icon} />
            <span>
              {label}
              {hint === undefined ? undefined : <small>{hint}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function SettingsHere({ context: { app } }: { readonly context: PlayContext }) {
  return (
    <div class="menu-settings">
      <h3>{t('settings.theme')}</h3>
      <ThemeField app={app} />
      <ColoursField app={app} />
      <h3>{t('settings.text')}</h3>
      <TextSizeField app={app} />
      <h3>{t('settings.pace')}</h3>
      <PaceField app={app} />
      <CameraField app={app} />
      <h3>{t('settings.confirm')}</h3>
      <ConfirmField app={app} />
      <h3>{t('settings.motion')}</h3>
      <MotionField app={app} />
      <NumbersField app={app} />
      <SoundsField app={app} />
    </div>
  );
}
