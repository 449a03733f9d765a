import { workTools } from '@/content/workTools';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import { ToolCards } from '@/features/work-tools/ToolCards';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = (): PageHead => ({
  title: 'Software Management Tools | Kingdom Builders',
  description: 'Open the task tracker of Kingdom Builders.',
  canonical: paths.workTools,
});

export const aside = ProfilePanel;

/** The members' tools (specification, section 2, 'Work tools dashboard'). */
export default function WorkToolsPage() {
  return (
    <div className={layoutStyles.feed}>
      <TitleBanner heading={workTools.heading} />
      <ToolCards />
    </div>
  );
}
