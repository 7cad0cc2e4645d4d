import type { ReactNode } from 'react';
import type { IconName } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import { NamedTabs } from './named-tabs.tsx';

export const TABS = ['players', 'log', 'chat', 'remaining', 'track', 'help'] as const;
export type Tab = (typeof TABS)[number];

const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  players: 'players',
  log: 'log',
  chat: 'chat',
  remaining: 'tiles',
  track: 'track',
  help: 'help',
};

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly open: Tab | undefined;
  /** One that has something new in it. */
  readonly fresh?: Tab | undefined;
  /** Whether the open one can be closed, as on a phone. */
  readonly canClose: boolean;
  readonly onOpen: (tab: Tab | undefined) => void;
  readonly children: ReactNode;
}

/** The panels of the table. */
export function Tabs({ tabs, ...props }: TabsProps) {
  const { t } = useWords();
  const named = tabs.map((tab) => ({ key: tab, icon: TAB_ICONS[tab], name: t(`tab.${tab}`) }));
  return <NamedTabs tabs={named} {...props} />;
}
