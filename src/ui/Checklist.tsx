import { Check } from 'lucide-react';
import * as bannerStyles from './banner.module.css';

export function Checklist({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={bannerStyles.checklist}>
      {items.map((item) => (
        <li key={item}>
          <span className={bannerStyles.tick}>
            <Check />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
