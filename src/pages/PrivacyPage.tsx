import { privacyPage as words, privacySections as sections } from '@/content/pages/legal';
import { LegalSections, ReadingLayout, TopicList } from '@/ui/sections/ReadingLayout';
import { siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words);

/** What is stored where, and who receives what (decisions, section 4). */
export default function PrivacyPage() {
  return (
    <ReadingLayout words={words} aside={<TopicList label={words.topicsLabel} topics={sections} />}>
      <LegalSections sections={sections} />
    </ReadingLayout>
  );
}
