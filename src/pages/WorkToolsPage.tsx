import { workTools } from '@/content/workTools';
import { ToolCards } from '@/features/work-tools/ToolCards';
import type { ScreenHead } from '@/lib/head';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = (): ScreenHead => ({
  title: 'Software Management Tools | Kingdom Builders',
  description: 'Open the task tracker of Kingdom Builders.',
});

/** The members' tools (specification, section 2, 'Work tools dashboard'). */
export default function WorkToolsPage() {
  return (
    <div className={layoutStyles.feed}>
      <TitleBanner heading={workTools.heading} />
      <ToolCards />
    </div>
  );
}
