import { Check } from 'lucide-react';
import * as layoutStyles from './layout.module.css';
import * as bannerStyles from './banner.module.css';

export function Checklist({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={bannerStyles.checklist} data-slot="checklist">
      {items.map((item) => (
        <li key={item}>
          <span className={bannerStyles.tick}>
            <Check className={layoutStyles.icon} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
