import { contactPage as words, contactSections, contactTerms } from '@/content/pages/legal';
import { LegalSections, ReadingLayout } from '@/ui/sections/ReadingLayout';
import * as linkStyles from '@/ui/link.module.css';
import { siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words);

/** Ways to reach the owner, as far as they are set (decisions, section 4). */
export default function ContactPage() {
  const links = contactTerms.map(({ term, text, href }) => (
    <a key={term} className={linkStyles.link} href={href}>
      {text}
    </a>
  ));
  return (
    <ReadingLayout words={words} intro={links.length > 0 ? links : undefined}>
      <LegalSections sections={contactSections} />
    </ReadingLayout>
  );
}
