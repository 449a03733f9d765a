import { Check } from 'lucide-react';
import './checklist.css';

export function Checklist({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="checklist" data-slot="checklist">
      {items.map((item) => (
        <li key={item}>
          <span className="tick">
            <Check className="icon" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
