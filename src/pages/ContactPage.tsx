import { contactPage as words, contactSections as sections } from '@/content/pages/legal';
import { LegalSections, ReadingLayout, TopicList } from '@/ui/sections/ReadingLayout';
import { siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words);

/** Ways to reach the owner, as far as they are set (decisions, section 4). */
export default function ContactPage() {
  return (
    <ReadingLayout words={words} aside={<TopicList label={words.topicsLabel} topics={sections} />}>
      <LegalSections sections={sections} />
    </ReadingLayout>
  );
}
