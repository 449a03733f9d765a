import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import * as linkStyles from './link.module.css';

export function TextLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={linkStyles.link}>
      {children}
      <ArrowRight />
    </Link>
  );
}
