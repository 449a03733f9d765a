import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LinkCardWords } from '@/content/pages/model';
import './directory.css';

export const directoryPlace = 'board';

type DirectoryProps = {
  readonly heading: string;
  readonly families: readonly {
    readonly heading: string;
    readonly doors: readonly LinkCardWords[];
  }[];
};

export function Directory({ heading, families }: DirectoryProps) {
  return (
    <section className="section directory" id={directoryPlace} data-slot="directory">
      <div className="container">
        <h2>{heading}</h2>
        {families.map((family) => (
          <div key={family.heading} className="directory-family">
            <h3>{family.heading}</h3>
            <ul>
              {family.doors.map(({ label, text, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span className="muted">{text}</span>
                  <ArrowRight className="icon" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
