import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import './link.css';

export function TextLink({ children, className = '', ...rest }: LinkProps) {
  return (
    <Link {...rest} className={`link ${className}`.trim()} data-slot="text-link">
      {children}
      <ArrowRight className="icon" />
    </Link>
  );
}
