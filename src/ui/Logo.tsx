import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import * as linkStyles from './link.module.css';

export function LogoMark() {
  return (
    <svg viewBox="0 0 40 44" aria-hidden="true">
      <path
        className={linkStyles.ring}
        fillRule="evenodd"
        d="M2 43V20a18 18 0 0 1 36 0v23zM11 43h18V21a9 9 0 0 0-18 0z"
      />
      <path
        className={linkStyles.joint}
        d="M2 30h9M29 30h9M12.6 15.8L5.4 10M27.4 15.8L34.6 10"
        fill="none"
      />
      <path className={linkStyles.key} d="M15.6 0h8.8l-1.9 14h-5z" />
    </svg>
  );
}

export function Logo() {
  return (
    <Link className={linkStyles.logo} to={paths.root} data-slot="logo">
      <LogoMark />
      <span translate="no">Kingdom Builders</span>
    </Link>
  );
}
