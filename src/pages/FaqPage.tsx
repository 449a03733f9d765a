import { useSelector } from 'react-redux';
import { faqPage as words, faqTopics } from '@/content/faq';
import { NextStep } from '@/ui/sections/PageSections';
import { Questions } from '@/ui/sections/Questions';
import { ReadingLayout, TopicList } from '@/ui/sections/ReadingLayout';
import { selectLoggedIn } from '@/session/session.slice';
import { siteHead } from '@/content/pages/siteHead';

export const head = () =>
  siteHead(words, {
    '@type': 'FAQPage',
    mainEntity: faqTopics
      .flatMap(({ entries }) => entries)
      .map(([question, answer]) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  });

/** Questions answered from facts (decisions, section 4). */
export default function FaqPage() {
  const isMember = useSelector(selectLoggedIn);
  return (
    <>
      <ReadingLayout
        words={words}
        aside={<TopicList label={words.topicsLabel} topics={faqTopics} />}
      >
        <Questions topics={faqTopics} />
      </ReadingLayout>
      <NextStep next={words.next} isMember={isMember} />
    </>
  );
}
